/** What people write instead of a sandbox: bare Express 5, a Map, no validation, no journal, no events. */
import { createServer } from 'node:http';
import express from 'express';
import { routes } from './express-routes.mjs';

const app = express();
app.disable('x-powered-by').disable('etag');
app.use(express.json());
routes(app);

const server = createServer(app);
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
