/** What changed between two contracts, and which change breaks a client that was written for the earlier one. */

/** A change at one place. */
interface Change {
  breaks: boolean;
  /** The operation or the webhook, such as `POST /payments`. */
  where: string;
  /** What of it, such as `request.amount`. */
  what: string;
  message: string;
}

type Node = Readonly<Record<string, unknown>>;
/** Clients write requests and read answers: what narrows the one or widens the other breaks them. */
type Side = 'request' | 'answer';
type Note = (what: string, breaks: boolean, message: string) => void;

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.map(node) : []);
const words = (value: unknown): string[] => (value === undefined ? [] : [value].flat().map(String));
/** Of operations that are compared. */
export const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

const valuesOf = (schema: Node): string[] => words(schema.enum ?? schema.const);

/** A choice among lists of values is one longer list. */
function joined(schema: Node): Node {
  const forms = nodes(schema.anyOf).map(whole);
  if (forms.length === 0 || !forms.every((form) => valuesOf(form).length > 0)) return schema;
  const { anyOf: _, ...own } = schema;
  const types = new Set(forms.flatMap(({ type }) => words(type)));
  return { ...own, type: [...types], enum: [...new Set(forms.flatMap(valuesOf))] };
}

/** A schema with the parts of its allOf laid together. */
function whole(value: unknown): Node {
  const { allOf, ...own } = joined(node(value));
  if (allOf === undefined) return own;
  const parts = [own, ...nodes(allOf).map(whole)];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => node(properties))),
    required: parts.flatMap(({ required }) => words(required)),
  };
}

const jsonOf = (value: unknown): unknown => {
  const content = node(node(value).content);
  return node(content[Object.keys(content).find((type) => type.includes('json')) ?? '']).schema;
};

const listed = (values: readonly string[]): string => values.slice(0, 8).join(', ') + (values.length > 8 ? ' …' : '');

function compareSets(
  old: readonly string[],
  now: readonly string[],
  side: Side,
  what: string,
  kind: string,
  note: Note,
) {
  // Where nothing is listed everything is allowed.
  if (old.length === 0 || now.length === 0) {
    const narrower = now.length > 0;
    const message = `${kind} ${listed([...old, ...now])} ${narrower ? 'came' : 'left'}`;
    if (old.length !== now.length) note(what, (side === 'request') === narrower, message);
    return;
  }
  const gone = old.filter((value) => !now.includes(value));
  const more = now.filter((value) => !old.includes(value));
  if (gone.length > 0) note(what, side === 'request', `${kind} ${listed(gone)} left`);
  if (more.length > 0) note(what, side === 'answer', `${kind} ${listed(more)} came`);
}

/** Bounds that narrow when they grow, and those that narrow when they shrink. */
const LEAST = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
const MOST = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];

function compareBounds(old: Node, now: Node, side: Side, what: string, note: Note): void {
  for (const bound of [...LEAST, ...MOST]) {
    const [before, after] = [old[bound], now[bound]] as (number | undefined)[];
    if (before === after) continue;
    const least = LEAST.includes(bound);
    const open = least ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    const narrower = least ? (after ?? open) > (before ?? open) : (after ?? open) < (before ?? open);
    note(what, side === 'request' ? narrower : false, `${bound} was ${before ?? 'open'} and is ${after ?? 'open'}`);
  }
  for (const rule of ['pattern', 'format']) {
    if (old[rule] === now[rule]) continue;
    const said = `${rule} was ${old[rule] ?? 'open'} and is ${now[rule] ?? 'open'}`;
    note(what, side === 'request' ? now[rule] !== undefined : old[rule] !== undefined, said);
  }
}

function compareSchemas(before: unknown, after: unknown, side: Side, what: string, note: Note): void {
  const [old, now] = [whole(before), whole(after)];
  compareSets(words(old.type), words(now.type), side, what, 'the type', note);
  compareSets(valuesOf(old), valuesOf(now), side, what, 'the value', note);
  compareBounds(old, now, side, what, note);
  const [had, has] = [node(old.properties), node(now.properties)];
  const [needed, needs] = [words(old.required), words(now.required)];
  for (const name of Object.keys(had)) {
    const at = `${what}.${name}`;
    if (!Object.hasOwn(has, name)) {
      note(at, side === 'answer' || now.additionalProperties === false, 'left');
      continue;
    }
    if (side === 'request' && needs.includes(name) && !needed.includes(name)) note(at, true, 'is required now');
    if (side === 'answer' && needed.includes(name) && !needs.includes(name)) note(at, true, 'may be missing now');
    compareSchemas(had[name], has[name], side, at, note);
  }
  for (const name of Object.keys(has)) {
    if (Object.hasOwn(had, name)) continue;
    const required = side === 'request' && needs.includes(name);
    note(`${what}.${name}`, required, required ? 'came, and is required' : 'came');
  }
  if (old.items !== undefined && now.items !== undefined) compareSchemas(old.items, now.items, side, `${what}[]`, note);
  for (const choice of ['oneOf', 'anyOf']) {
    const [first, second] = [nodes(old[choice]), nodes(now[choice])];
    if (first.length === second.length) {
      for (const [i, each] of first.entries()) compareSchemas(each, second[i], side, what, note);
    } else {
      const fewer = second.length < first.length;
      note(what, side === 'request' ? fewer : !fewer, `had ${first.length} forms and has ${second.length}`);
    }
  }
}

function compareParameters(before: unknown, after: unknown, note: Note): void {
  const named = (value: unknown) => new Map(nodes(value).map((each) => [`${each.in} ${each.name}`, each]));
  const [old, now] = [named(before), named(after)];
  for (const [name, parameter] of old) {
    const other = now.get(name);
    if (other === undefined) note(name, true, 'left');
    else {
      if (other.required === true && parameter.required !== true) note(name, true, 'is required now');
      compareSchemas(parameter.schema, other.schema, 'request', name, note);
    }
  }
  for (const [name, { required }] of now) if (!old.has(name)) note(name, required === true, 'came');
}

function compareOperations(old: Node, now: Node, note: Note): void {
  compareParameters(old.parameters, now.parameters, note);
  const [sent, taken] = [node(old.requestBody), node(now.requestBody)];
  if (taken.required === true && sent.required !== true) note('request', true, 'is required now');
  compareSchemas(jsonOf(sent), jsonOf(taken), 'request', 'request', note);
  const [answers, replies] = [node(old.responses), node(now.responses)];
  for (const status of new Set([...Object.keys(answers), ...Object.keys(replies)])) {
    if (!Object.hasOwn(replies, status)) note(status, Number(status) < 300, 'left');
    else if (!Object.hasOwn(answers, status)) note(status, false, 'came');
    else compareSchemas(jsonOf(answers[status]), jsonOf(replies[status]), 'answer', status, note);
  }
  const [secured, asked] = [old.security, now.security].map((each) =>
    nodes(each).map((way) => Object.keys(way).join('+')),
  );
  compareSets(secured ?? [], asked ?? [], 'request', 'security', 'the credential', note);
}

/**
 * Compares two OpenAPI documents.
 * @param before whose references are written out, as those of `after` are
 */
export function diffContracts(before: object, after: object): Change[] {
  const changes: Change[] = [];
  const [old, now] = [before as Node, after as Node];
  const [paths, later] = [node(old.paths), node(now.paths)];
  const seen = new Set<string>();
  const noteAt =
    (where: string): Note =>
    (what, breaks, message) => {
      const line = `${where} ${what} ${message}`;
      if (!seen.has(line)) changes.push({ breaks, where, what, message });
      seen.add(line);
    };
  for (const path of new Set([...Object.keys(paths), ...Object.keys(later)])) {
    for (const method of METHODS) {
      const [one, other] = [node(paths[path])[method], node(later[path])[method]];
      const note = noteAt(`${method.toUpperCase()} ${path}`);
      if (one !== undefined && other === undefined) note('operation', true, 'left');
      else if (one === undefined && other !== undefined) note('operation', false, 'came');
      else if (one !== undefined) compareOperations(withSecurity(node(one), old), withSecurity(node(other), now), note);
    }
  }
  const [hooks, sent] = [node(old.webhooks), node(now.webhooks)];
  for (const event of new Set([...Object.keys(hooks), ...Object.keys(sent)])) {
    const note = noteAt(`webhook ${event}`);
    if (!Object.hasOwn(sent, event)) note('event', true, 'left');
    else if (!Object.hasOwn(hooks, event)) note('event', false, 'came');
    else {
      const body = (of: Node): unknown => jsonOf(node(node(of[event]).post).requestBody);
      compareSchemas(body(hooks), body(sent), 'answer', 'body', note);
      compareParameters(
        node(node(hooks[event]).post).parameters,
        node(node(sent[event]).post).parameters,
        (what, breaks, message) => note(what, breaks && message === 'left', message),
      );
    }
  }
  return changes;
}

const withSecurity = (operation: Node, document: Node): Node => ({
  ...operation,
  security: operation.security ?? document.security,
});
