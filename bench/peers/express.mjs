/**
 * What people write instead of a sandbox: bare Express 5, a Map, no validation, no journal, no events.
 * With `--born-with` its requests and responses are born with the app's prototypes, as Tenderbox does it.
 */
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import express from 'express';
import { routes } from './express-routes.mjs';

const app = express();
app.disable('x-powered-by').disable('etag');
app.use(express.json());
routes(app);

function bornWith() {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  app.request = Request.prototype;
  app.response = Response.prototype;
  return { IncomingMessage: Request, ServerResponse: Response };
}

const server = createServer(process.argv.includes('--born-with') ? bornWith() : {}, app);
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
