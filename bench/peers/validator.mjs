/** Express 5 with the stock middleware of express-openapi-validator: requests and responses are held against the same contract. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { middleware } from 'express-openapi-validator';
import { routes } from './express-routes.mjs';

const app = express();
app.disable('x-powered-by').disable('etag');
app.use(express.json());
app.use(
  middleware({
    apiSpec: fileURLToPath(new URL('../../openapi/merchant.yaml', import.meta.url)),
    validateRequests: true,
    validateResponses: true,
    // It would ask for handlers, and who calls is not what is compared.
    validateSecurity: false,
  }),
);
routes(app);
app.use((error, _req, res, _next) => {
  res.status(error.status ?? 500).json({ error: error.message });
});

const server = createServer(app);
server.listen(0, '127.0.0.1', () => console.log(`ready on http://127.0.0.1:${server.address().port}/v1`));
