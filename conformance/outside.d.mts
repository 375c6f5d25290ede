/** The path of a file of an outside package, such as `newman/bin/newman.js`. @throws Error where the package is missing */
export function outsideFile(specifier: string): string;
/** A `require` as a file of that outside package has it. @throws Error where it is missing */
export function outsideRequire(name: string): NodeJS.Require;
/** An outside package. @throws Error where it is missing */
// biome-ignore lint/suspicious/noExplicitAny: whatever the package exports
export function outside(name: string): any;
