import { fileURLToPath } from 'node:url';
import SwaggerParser from '@apidevtools/swagger-parser';
import { brunoFiles } from './bruno.mjs';
import { collectionRequests } from './collection-requests.mjs';
import { postmanFiles } from './postman.mjs';

const root = new URL('../', import.meta.url);

/** What clients with a window read: the operations as requests that run one after the other. */
export async function generateCollections() {
  const read = (name) => SwaggerParser.bundle(fileURLToPath(new URL(`openapi/${name}.yaml`, root)));
  const [merchant, sandbox] = await Promise.all([read('merchant'), read('sandbox')]);
  const requests = collectionRequests(merchant, sandbox);
  const title = `${merchant.info.title} in a sandbox`;
  return [...postmanFiles(title, requests), ...brunoFiles(title, requests)];
}
