import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import * as stock from 'express-openapi-validator';
import type { OpenAPIObject } from 'openapi3-ts/oas31';
import {
  type Contract,
  loadControlContract,
  parseJsonBody,
  parseQuery,
  validateRequest,
} from '../../src/contract/index.js';
import { formats } from '../../src/contract/validator-helpers.js';

/** A request as both judges are given it. The path is already filled in; `bodyText` undefined means no body at all. */
export interface TestRequest {
  readonly operationId: string;
  readonly rawQuery?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
}

/** A judge answers true when the request keeps to the contract. */
export type Judge = (request: TestRequest) => Promise<boolean>;

await loadControlContract();

const idForPaths = 'some_id';

/** Our own way from bytes to verdict, as an HTTP server would go it. */
export function ourJudge(contract: Contract): Judge {
  return async ({ operationId, rawQuery = '', headers = {}, body, contentType }) => {
    const operation = contract.operation(operationId);
    const query = parseQuery(rawQuery);
    if (!query.ok) return false;
    let value: unknown;
    if (operation.hasBody && (body !== undefined || operation.details.bodyRequired)) {
      const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : (body ?? new Uint8Array());
      const parsed = parseJsonBody(bytes, contentType);
      if (!parsed.ok) return false;
      value = parsed.value;
    }
    const path = Object.fromEntries(operation.details.pathParameters.map(({ name }) => [name, idForPaths]));
    const request = { query: query.query, path, headers, body: value };

    return validateRequest(operation, request).ok;
  };
}

/**
 * The stock middleware of express-openapi-validator behind a real server, asked over HTTP. It is given the document as
 * it is, but for `allowReserved` on query parameters, without which it refuses every plain timestamp, and a bare server
 * path. Security is left out, because it is not this room's matter.
 */
export async function stockJudge(contract: Contract): Promise<{ judge: Judge; close: () => Promise<void> }> {
  const app = express();
  app.use(express.json({ strict: false, limit: '1mb' }));
  app.use(
    stock.middleware({
      apiSpec: stockDocument(contract.document) as never,
      validateSecurity: false,
      validateResponses: false,
      validateApiSpec: false,
      formats: formats as never,
    }),
  );
  app.use((_request, response) => void response.status(200).end());
  app.use(((error, _request, response, _next) => {
    response.status(error.status ?? 500).end(String(error.message));
  }) as express.ErrorRequestHandler);
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    judge: (sent) => askStock(contract, port, sent),
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function stockDocument(document: OpenAPIObject): OpenAPIObject {
  const copy = structuredClone({ ...document, servers: [{ url: '/' }] }) as OpenAPIObject;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const parameter = value as { in?: unknown; schema?: unknown; allowReserved?: boolean };
    if (parameter.in === 'query' && parameter.schema !== undefined) parameter.allowReserved = true;
    Object.values(value).forEach(visit);
  };
  visit(copy.paths);
  visit(copy.components?.parameters);
  return copy;
}

async function askStock(contract: Contract, port: number, sent: TestRequest): Promise<boolean> {
  const { method, path } = contract.operation(sent.operationId);
  const filled = path.replaceAll(/\{[^}]+\}/g, idForPaths);
  const target = sent.rawQuery ? `${filled}?${sent.rawQuery}` : filled;
  const type = sent.contentType === undefined ? {} : { 'content-type': sent.contentType };
  const outgoing = request({ port, host: '127.0.0.1', method, path: target, headers: { ...sent.headers, ...type } });
  outgoing.end(sent.body);
  const [response] = await once(outgoing, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const status = response.statusCode as number;
  if (status >= 500) throw new Error(`The stock middleware broke: ${Buffer.concat(chunks)}`);
  return status < 400;
}
