import type { Program, Type, TypeChecker } from 'typescript';

export function plain(name: string): string;
export function compiled(folder: string, paths?: Record<string, string[]>): { program: Program; errors: string[] };
export function exportedTypes(
  program: Program,
  folder: string,
): { checker: TypeChecker; types: Map<string, Type>; schemas: Map<string, Type> };
