/** What the build puts in the place of this file: there is no package to read it from. */

export const version: string = '';
/** The scenarios that come with the program, by the names of their files. */
export const scenarios: Readonly<Record<string, string>> = {};
