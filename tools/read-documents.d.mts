import type { Documents } from './tables.js';

export function pagePaths(): Promise<string[]>;
export function readDocuments(): Promise<Documents>;
