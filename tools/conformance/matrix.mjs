// Every generator against every profile: what it makes must compile, and have every field of the contract.
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { build } from 'esbuild';
import { inFolder } from '../in-folder.mjs';
import { recordedAnswers } from './answers.mjs';
import { lossFinder } from './losses.mjs';
import { packages, run, told } from './tools.mjs';
import { compiled, exportedTypes, plain } from './types.mjs';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const nameIn = ({ $ref }) => $ref?.split('/').at(-1);

/** The body and the answers of every operation, each with its schema. */
function messagesOf({ paths, components }) {
  const operations = Object.values(paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  return operations.flatMap(({ operationId, requestBody, responses }) => {
    const schemaOf = (content) => content?.['application/json']?.schema;
    const answers = Object.entries(responses).map(([status, response]) => ({
      operationId,
      status,
      schema: schemaOf((components.responses[nameIn(response)] ?? response).content),
    }));
    return [{ operationId, schema: schemaOf(requestBody?.content) }, ...answers].filter(({ schema }) => schema);
  });
}

const placesOf = (document, of) =>
  of === 'operations'
    ? messagesOf(document)
    : Object.entries(document.components.schemas).map(([name, schema]) => ({ name, schema }));

/** What the generated types have lost of the schemas. */
function typeLosses(document, generator, program, folder) {
  const { checker, ...found } = exportedTypes(program, folder);
  const lossesOf = lossFinder(checker, document);
  return generator.finds.flatMap((how) =>
    placesOf(document, how.of).flatMap((place) => {
      const name = how.as(place);
      const type = found[how.in].get(plain(name));
      return type === undefined ? [`${name} is not there`] : lossesOf(name, place.schema, type);
    }),
  );
}

/** Whether all of `sent` is in `parsed`, which may have defaults beside it. */
const holds = (parsed, sent) =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.entries(sent).every(([name, value]) => isDeepStrictEqual(parsed?.[name], value))
    : isDeepStrictEqual(parsed, sent);

/** What schemas of zod refuse or lose of what a running sandbox took and answered. */
async function answerLosses(document, { zod, zod3 }, folder, { answers, events }) {
  const outfile = join(folder, 'made.mjs');
  // Client libraries beside zod are not looked at.
  const kept = zod3 ? { packages: 'external' } : { alias: { zod: join(packages, 'zod4') } };
  await build({
    entryPoints: [join(folder, 'made', zod.file)],
    bundle: true,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
    outfile,
    ...kept,
  });
  const module = await import(pathToFileURL(outfile).href);
  const exported = zod.inside === undefined ? module : module[zod.inside];
  const byName = new Map(Object.entries(exported).map(([name, schema]) => [plain(name), schema]));
  const messages = messagesOf(document);

  const lossOf = (what, place, body, same) => {
    const schema = byName.get(plain(zod.as(place)));
    if (schema === undefined) return [`${what}: ${zod.as(place)} is not there`];
    const { success, data, error } = schema.safeParse(body);
    if (!success) return [`${what} is refused: ${JSON.stringify(error.issues[0])}`];
    return same(data, body) ? [] : [`${what} is ${JSON.stringify(data)} afterwards, and was ${JSON.stringify(body)}`];
  };
  const placeOf = (operationId, status) => {
    const message = messages.find((each) => each.operationId === operationId && each.status === status);
    return message && { ...message, name: nameIn(message.schema) };
  };
  const ofAnswers = answers.flatMap(({ operationId, status, sent, body }) => {
    const requested = status < 300 ? placeOf(operationId, undefined) : undefined;
    const answered = placeOf(operationId, String(status));
    return [
      ...(requested === undefined ? [] : lossOf(`${operationId} (body)`, requested, sent, holds)),
      ...(answered === undefined ? [] : lossOf(`${operationId} ${status}`, answered, body, isDeepStrictEqual)),
    ];
  });
  if (zod.of !== 'components' || !Object.hasOwn(document.components.schemas, 'Event')) return ofAnswers;
  return [...ofAnswers, ...events.flatMap((event) => lossOf('a webhook', { name: 'Event' }, event, isDeepStrictEqual))];
}

async function losses(contract, generator, node, recorded) {
  return inFolder(async (folder) => {
    symlinkSync(packages, join(folder, 'node_modules'));
    mkdirSync(join(folder, 'made'));
    const document = join(folder, 'openapi.json');
    writeFileSync(document, contract.text);
    // Some look here for the version of zod that they write for.
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: { zod: '^4' } }));
    if (generator.config !== undefined)
      writeFileSync(join(folder, generator.config.name), generator.config.text(document));
    const path = join(packages, '.bin', generator.bin);
    const { code, output } = await run(node, [path, ...generator.args(document)], { cwd: folder });
    if (code !== 0) return [`it ended with ${code}: ${output.trim().slice(-500)}`];
    const zod = join(packages, generator.zod3 ? 'zod' : 'zod4');
    const { program, errors } = compiled(folder, { zod: [zod] });
    if (errors.length > 0) return errors.map((error) => `does not compile: ${error}`);
    const lost = typeLosses(contract.document, generator, program, folder);
    if (generator.zod === undefined) return lost;
    return [...lost, ...(await answerLosses(contract.document, generator, folder, recorded))];
  });
}

/** @returns how many pairs of a generator and a contract fail */
export async function runMatrix(found, generators, node) {
  let failed = 0;
  for (const contract of found) {
    const recorded = await recordedAnswers(contract.options, contract.document);
    for (const generator of generators) {
      const lost = await losses(contract, generator, node, recorded);
      const count = lost.length === 0 ? '' : `: ${lost.length}`;
      failed += told(`${generator.name} with ${contract.names.join(', ')}${count}`, lost);
    }
  }
  return failed;
}
