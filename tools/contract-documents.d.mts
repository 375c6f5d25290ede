/** The collections made of the contracts, in memory. */
export function generateCollections(): Promise<{ readonly path: string; readonly text: string }[]>;
