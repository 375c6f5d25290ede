# Tenderbox as durable objects in one process: `npm run object` starts it on a laptop, with the values of its environment. Several
# instances that share a bucket: cluster.capnp.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = .services, sockets = .sockets);

const services :List(Workerd.Service) = [
  (name = "main", worker = .sandbox),
  (name = "objects", disk = (path = "objects", writable = true)),
  (name = "pages", disk = (path = "../dist/pages")),
  # Webhooks go to addresses of the public internet only.
  (name = "internet", network = (allow = ["public"], tlsOptions = (trustBrowserCas = true))),
];

const sockets :List(Workerd.Socket) = [ (name = "http", address = "127.0.0.1:4020", http = (), service = "main") ];

const sandbox :Workerd.Worker = (
  modules = [ (name = "worker", esModule = embed "../dist/object/object.js") ],
  compatibilityDate = "2026-11-01",
  durableObjectNamespaces = [
    (className = "Merchant", uniqueKey = "tenderbox-merchant", enableSql = true),
    (className = "Gate", uniqueKey = "tenderbox-gate", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "objects"),
  globalOutbound = "internet",
  bindings = [
    (name = "MERCHANT", durableObjectNamespace = "Merchant"),
    (name = "GATE", durableObjectNamespace = "Gate"),
    (name = "PAGES", service = "pages"),
    (name = "SECRET", fromEnvironment = "TENDERBOX_SECRET"),
    (name = "PUBLIC_URL", fromEnvironment = "TENDERBOX_PUBLIC_URL"),
    (name = "ADDRESS_HEADER", fromEnvironment = "TENDERBOX_ADDRESS_HEADER"),
    (name = "PROOF_BITS", fromEnvironment = "TENDERBOX_PROOF_BITS"),
    (name = "MERCHANTS_PER_HOUR", fromEnvironment = "TENDERBOX_MERCHANTS_PER_HOUR"),
    (name = "CLAIM_CODE", fromEnvironment = "TENDERBOX_CLAIM_CODE"),
  ],
);
