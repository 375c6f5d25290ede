import type { Type, TypeChecker } from 'typescript';

export function lossFinder(
  checker: TypeChecker,
  document: object,
): (place: string, schema: object, type: Type) => string[];
