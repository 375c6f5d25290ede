/** The published schemas of HAR 1.2. */
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';

const schemas: Record<string, { $id: string; $schema?: string }> = createRequire(import.meta.url)('har-schema');

/** Judges an archive. */
export function harValidator() {
  const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
  (addFormats as unknown as (target: Ajv) => void)(ajv);
  // They are of an older draft, whose words mean the same here.
  for (const { $schema: _dialect, ...schema } of Object.values(schemas)) ajv.addSchema(schema);
  return ajv.getSchema('har.json#') as NonNullable<ReturnType<Ajv['getSchema']>>;
}
