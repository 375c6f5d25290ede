// What a generated type has lost of the schema that it was made from. The schema and the type are walked side by side.
import ts from 'typescript';

/** The schemas of a document by pointer, and what a place of it means. */
function resolved(document, schema) {
  let found = schema;
  while (typeof found === 'object' && found?.$ref !== undefined) {
    const keys = found.$ref.slice(2).split('/');
    found = keys.reduce((node, key) => node[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
  }
  return found;
}

/** Two schemas that hold at once, as one: what both name is narrowed by both. */
function both(document, one, other) {
  const [left, right] = [joined(document, one), joined(document, other)];
  if (typeof left !== 'object' || typeof right !== 'object') return left === false ? left : right;
  const properties = { ...left.properties, ...right.properties };
  for (const name of Object.keys(left.properties ?? {})) {
    if (right.properties?.[name] !== undefined) {
      properties[name] = both(document, left.properties[name], right.properties[name]);
    }
  }
  return {
    ...left,
    ...right,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...((left.required ?? right.required) && { required: [...(left.required ?? []), ...(right.required ?? [])] }),
    ...(left.enum && right.enum && { enum: left.enum.filter((value) => right.enum.includes(value)) }),
  };
}

/** A schema without `allOf`: what its parts say, in one. */
function joined(document, written) {
  const schema = resolved(document, written);
  if (schema?.allOf === undefined) return schema;
  const { allOf, ...rest } = schema;
  return allOf.reduce((whole, part) => both(document, whole, part), rest);
}

const kindsOf = (schema) => {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.const !== undefined || schema.enum !== undefined) {
    const values = schema.enum ?? [schema.const];
    return [...new Set(values.map((value) => (value === null ? 'null' : typeof value)))];
  }
  if (schema.properties !== undefined || schema.additionalProperties !== undefined) return ['object'];
  return schema.items === undefined ? [] : ['array'];
};

const ANY = ts.TypeFlags.Any | ts.TypeFlags.Unknown;
const FLAGS = {
  string: ts.TypeFlags.StringLike,
  number: ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike,
  integer: ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike,
  boolean: ts.TypeFlags.BooleanLike,
  null: ts.TypeFlags.Null,
};
const LITERAL = ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral;

/** The words of a pattern that is a plain choice of words: the names that `patternProperties` then stands for. */
const wordsOf = (pattern) => /^\^\(([\w|]+)\)\$$/.exec(pattern)?.[1].split('|');

/** The keyword of a name or position in the text of a place. */
const below = (place, name) => `${place}.${name}`;

/**
 * Compares schemas of a document with types of a program.
 * @param checker the type checker of the program
 * @param document the OpenAPI document
 */
export function lossFinder(checker, document) {
  const membersOf = (type) => (type.isUnion() ? type.types : [type]);

  function literalLost(value, members) {
    const kind = value === null ? 'null' : typeof value;
    const candidates = members.filter(({ flags }) => (flags & (FLAGS[kind] ?? 0)) !== 0);
    return !candidates.some((member) => {
      if ((member.flags & LITERAL) === 0) return true;
      if (kind === 'boolean') return checker.typeToString(member) === String(value);
      return member.value === value;
    });
  }

  function propertyLosses(place, objects, name, schema, required) {
    const found = objects.flatMap((type) => {
      const property = checker.getPropertyOfType(type, name);
      if (property !== undefined) return [{ property, type: checker.getTypeOfSymbol(property) }];
      const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
      return index === undefined ? [] : [{ property: undefined, type: index.type }];
    });
    if (found.length === 0) return [`${place} is missing`];
    const losses = found.map(({ type }) => lossesOf(place, schema, type));
    // Of a union one member is enough: the others are other branches of the schema.
    const least = losses.reduce((best, next) => (next.length < best.length ? next : best));
    const named = found.filter(({ property }) => property !== undefined);
    const optional = ({ property, type }) =>
      (property.flags & ts.SymbolFlags.Optional) !== 0 ||
      membersOf(type).some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
    if (required === false && named.length > 0 && named.length === objects.length && !named.some(optional)) {
      return [...least, `${place} is required, and the contract does not require it`];
    }
    if (required === true && named.length > 0 && named.every(optional)) {
      return [...least, `${place} is optional, and the contract requires it`];
    }
    return least;
  }

  function objectLosses(place, schema, members) {
    const objects = members.filter(
      (type) => (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 && !checker.isArrayType(type),
    );
    if (objects.length === 0) return [`${place} is no object`];
    const required = new Set(schema.required ?? []);
    const named = { ...schema.properties };
    for (const [pattern, value] of Object.entries(schema.patternProperties ?? {})) {
      for (const word of wordsOf(pattern) ?? []) named[word] ??= value;
    }
    const losses = Object.entries(named).flatMap(([name, value]) =>
      value === false ? [] : propertyLosses(below(place, name), objects, name, value, required.has(name)),
    );
    // Where the names are a list of words, a type may spell them out.
    const words = resolved(document, schema.propertyNames)?.enum ?? [];
    const indexed = objects.some((type) => checker.getIndexInfoOfType(type, ts.IndexKind.String) !== undefined);
    if (typeof schema.additionalProperties === 'object' && words.length > 0 && !indexed) {
      losses.push(
        ...words.flatMap((word) => propertyLosses(below(place, word), objects, word, schema.additionalProperties)),
      );
    } else if (typeof schema.additionalProperties === 'object') {
      losses.push(...propertyLosses(below(place, '*'), objects, '\u0000any name', schema.additionalProperties));
    }
    return losses;
  }

  /** What the type has lost, as sentences; none where it holds all that the schema has. */
  function lossesOf(place, written, type) {
    const schema = joined(document, written);
    if (typeof schema !== 'object') return [];
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return [...new Set(choices.flatMap((choice) => lossesOf(place, choice, type)))];
    const kinds = kindsOf(schema);
    if (kinds.length === 0) return [];
    if ((type.flags & ANY) !== 0) return [`${place} is ${checker.typeToString(type)}`];
    const members = membersOf(type);
    const losses = [];
    for (const kind of kinds) {
      if (kind === 'object') losses.push(...objectLosses(place, schema, members));
      else if (kind === 'array') losses.push(...arrayLosses(place, schema, members));
      else if (!members.some(({ flags }) => (flags & FLAGS[kind]) !== 0))
        losses.push(`${place} is no ${kind}, but ${checker.typeToString(type)}`);
    }
    if (losses.length > 0) return losses;
    const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    return values
      .filter((value) => literalLost(value, members))
      .map((value) => `${place} does not take ${JSON.stringify(value)}`);
  }

  function arrayLosses(place, schema, members) {
    const arrays = members.filter((type) => checker.isArrayType(type) || checker.isTupleType(type));
    if (arrays.length === 0) return [`${place} is no array`];
    const item = checker.getTypeArguments(arrays[0])[0];
    return item === undefined || schema.items === undefined ? [] : lossesOf(`${place}[]`, schema.items, item);
  }

  return lossesOf;
}
