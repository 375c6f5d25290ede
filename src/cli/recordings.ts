/** Recordings that commands are given: read, and rejected in one line. */
import { resolve } from 'node:path';
import type { Contract } from '../contract/index.js';
import { isWebUrl } from '../contract/validator-helpers.js';
import { readText } from '../platform/node/files.js';
import { DamagedRecording, readHar } from '../recordings/har.js';
import { type ServiceCalls, serviceCalls } from '../recordings/service.js';
import { type Context, wrongInput } from './context.js';

/** Where the service is, as a flag says. Credentials are sent with each call, and one in a URL would be written down. */
export function targetUrl(text: string): URL {
  const url = isWebUrl(text) ? new URL(text) : undefined;
  if (url?.username === '' && url.password === '' && url.search === '' && url.hash === '') return url;
  throw wrongInput(
    '--target must be the base URL of a service, without user name, query and fragment, such as https://api.the-service.example/v1.',
  );
}

/** Does something with a recording. @throws Rejection that names the file */
export function withRecording<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw error instanceof DamagedRecording ? wrongInput(`${file} ${error.message} Nothing was changed.`) : error;
  }
}

/** The calls of the service in a file. @throws Rejection */
export function readCalls(file: string, target: URL | undefined, contract: Contract, context: Context): ServiceCalls {
  const text = readText(resolve(context.folder, file));
  return withRecording(file, () => serviceCalls(readHar(text), contract.operations, target?.href));
}
