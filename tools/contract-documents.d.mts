/** The documents that are written by hand, and the names that their generated forms carry. */
export const documents: readonly string[];
/** Answers the generated files of one document whose committed text is not what the document says now. */
export function staleFiles(name: string): Promise<{ readonly path: string; readonly text: string }[]>;
