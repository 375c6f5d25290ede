/** Instances of workerd on loopback that share a bucket, with whoever starts them again when they end. */
import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startObjects } from '../../../tools/object.mjs';
import { type Bucket, startBucket } from './bucket.js';
import { freePort } from './merchants.js';

/** How soon an instance is started again that has ended by itself. */
const RESTART_MS = 1_000;
/** How often whoever stands in front asks which instances are ready. */
const LOOK_MS = 500;
const POLL_MS = 50;

/** What all instances are given. */
export const SHARED = {
  TENDERBOX_SECRET: 'a-secret-that-all-instances-have',
  TENDERBOX_PROOF_BITS: '0',
  TENDERBOX_MERCHANTS_PER_HOUR: '1000',
  TENDERBOX_ADDRESS_HEADER: 'x-forwarded-for',
  AWS_REGION: 'auto',
  AWS_ACCESS_KEY_ID: 'nobody',
  AWS_SECRET_ACCESS_KEY: 'looks',
};

/** What an instance has is a copy. In memory it costs what it does on XFS, more or less, and far less than on ext4 (deploy/README.md). */
const MEMORY = '/dev/shm';
const PLACE = existsSync(MEMORY) ? MEMORY : tmpdir();

/** Lets instances call each other. */
export const KEY = 'a-key-that-all-instances-have-and-nobody-else';

/** One instance. */
export class Instance {
  child: ChildProcess | undefined;
  port = 0;
  clusterPort = 0;
  /** As whoever stands in front has seen it last. */
  ready = false;
  /** How often it has ended by itself. */
  ends = 0;
  private wanted = false;

  constructor(
    readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
    private readonly key: string,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** What it has printed. */
  get said(): string {
    return readFileSync(join(this.folder, 'said'), 'utf8');
  }

  /** Starts it as on a new machine: what counts is in the bucket. @param waits whether it is to be ready before this resolves */
  async start({ waits = true } = {}): Promise<void> {
    if (this.port === 0) {
      this.port = await freePort();
      this.clusterPort = await freePort();
    }
    rmSync(join(this.folder, 'objects'), { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    const log = openSync(join(this.folder, 'said'), 'a');
    const { folder, port, env } = this;
    const cluster = { port: this.clusterPort, key: this.key };
    this.wanted = true;
    const { child } = await startObjects({
      folder,
      port,
      env,
      stdio: ['ignore', log, log],
      cluster,
    });
    closeSync(log);
    this.child = child;
    const ended = (): void => {
      this.ready = false;
      if (!this.wanted || this.child !== child) return;
      this.ends += 1;
      setTimeout(() => this.wanted && void this.start(), RESTART_MS);
    };
    if (child.exitCode !== null || child.signalCode !== null) ended();
    else child.once('exit', ended);
    while (waits && !(await this.look())) await sleep(POLL_MS);
  }

  /** Asks whether it is ready, as a balancer does. */
  async look(): Promise<boolean> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.clusterPort}/ready`, {
        signal: AbortSignal.timeout(LOOK_MS),
      });
      await answer.arrayBuffer();
      this.ready = answer.status === 200;
    } catch {
      this.ready = false;
    }
    return this.ready;
  }

  /** Sends it a signal that ends it. @returns when it has ended */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.wanted = false;
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }
}

export interface Cluster {
  bucket: Bucket;
  instances: Instance[];
  /** Where a call goes that whoever stands in front hands on; undefined where no instance is ready. */
  url(): string | undefined;
  close(): Promise<void>;
}

/** Starts a bucket, and instances that share it. */
export async function startCluster(size: number, env: Record<string, string> = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(PLACE, 'tenderbox-cluster-'));
  const bucket = await startBucket();
  const shared = {
    ...SHARED,
    TENDERBOX_PUBLIC_URL: 'http://sandbox.example',
    AWS_ENDPOINT_URL: bucket.url,
    ...env,
  };
  const instances = Array.from({ length: size }, (_, nth) => new Instance(join(folder, String(nth)), shared, KEY));
  for (const instance of instances) await instance.start();
  let turn = 0;
  let open = true;
  const watch = async (): Promise<void> => {
    for (; open; await sleep(LOOK_MS)) await Promise.all(instances.map((instance) => instance.look()));
  };
  const watching = watch();
  return {
    bucket,
    instances,
    url() {
      const ready = instances.filter((instance) => instance.ready);
      turn += 1;
      return ready[turn % ready.length]?.url;
    },
    async close() {
      open = false;
      await watching;
      await Promise.all(instances.map((instance) => instance.end('SIGKILL')));
      bucket.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
