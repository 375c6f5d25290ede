# Tenderbox on machines of one's own: instances that share a bucket, each started with `workerd serve --experimental cluster.capnp`, the
# same file on all. What differs is in flags and in the environment: see README.md.
using Workerd = import "/workerd/workerd.capnp";
using Tenderbox = import "tenderbox.capnp";

const config :Workerd.Config = (
  services = Tenderbox.services,
  sockets = Tenderbox.sockets,
  cluster = (
    # The bucket, which must write on conditions: s3:// for all that speak S3, gs:// for Google Cloud Storage. Where it is and who may
    # use it come from the environment: AWS_ENDPOINT_URL, AWS_REGION, AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY.
    bucket = "s3://tenderbox/sandbox",
    # Lets instances call each other, and nobody else: at least 32 random bytes (openssl rand -hex 32).
    key = embed "cluster.key",
  ),
);
