/** What is written by hand in openapi/, by the names that the generated forms carry. */
export const documents: readonly string[];
/** Answers the generated files of one document whose committed text is not what the document says now. */
export function staleFiles(name: string): Promise<{ readonly path: string; readonly text: string }[]>;
/** Everything that is generated of one document, made in memory. */
export function generateDocument(name: string): Promise<{ readonly path: string; readonly text: string }[]>;
