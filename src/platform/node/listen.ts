/** Where the server listens: taking a port, and giving it back. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HostFailure, reasonOf } from './files.js';

function rejection(error: NodeJS.ErrnoException, port: number, host: string): HostFailure {
  switch (error.code) {
    case 'EADDRINUSE':
      return new HostFailure(
        `Port ${port} on ${host} is in use, perhaps by another sandbox. Stop that program, or choose another port with --port or TENDERBOX_PORT (0 takes any free one).`,
      );
    case 'EACCES':
      return new HostFailure(`This user may not listen on port ${port}. Choose a port above 1023 with --port.`);
    case 'EADDRNOTAVAIL':
      return new HostFailure(`This machine has no address ${host} to listen on. Choose another with --host.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new HostFailure(`The host name ${host} has no address. Choose another with --host.`);
    default:
      return new HostFailure(`Cannot listen on port ${port} of ${host}: ${reasonOf(error)}.`);
  }
}

/**
 * Listens.
 * @returns the port, which was drawn where 0 was asked for
 * @throws HostFailure when the port is taken, not allowed, or the host is none of this machine's
 */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const rejected = (error: Error): void => reject(rejection(error, port, host));
    server.once('error', rejected);
    server.listen({ port, host }, () => {
      server.off('error', rejected);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** How often connections are looked at that were busy when the drain began. */
const LOOK_MS = 20;

/** How long a stop waits, in milliseconds from its beginning, and what is done then. */
interface Patience {
  /** What holds the answers up is given up after this. */
  patience_ms: number;
  giveUp(): void;
  /** Whatever is still open then is cut. */
  deadline_ms: number;
  cut(): void;
}

/**
 * Calls `act` when everything that had come was read: who seems idle may have asked something that nobody has looked at yet. In the
 * first of the two rounds that this takes, the reading may be over already.
 */
function afterReading(act: () => void): void {
  setImmediate(() => setImmediate(act));
}

/** Stops accepting, and resolves when no connection is open: idle ones are closed. */
async function closed(server: Server): Promise<void> {
  if (!server.listening) return;
  const looking = setInterval(() => afterReading(() => server.closeIdleConnections()), LOOK_MS);
  await new Promise<void>((resolve) => afterReading(() => server.close(() => resolve())));
  clearInterval(looking);
}

/**
 * Stops accepting, lets calls that are being answered finish, and closes connections as soon as they are idle. Resolves when none
 * is open.
 * @param others resolves when those calls are answered that came otherwise, which are left alone at the deadline
 */
export async function drain(
  server: Server,
  { patience_ms, giveUp, deadline_ms, cut }: Patience,
  others?: Promise<unknown>,
): Promise<void> {
  const patience = setTimeout(giveUp, patience_ms);
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    deadline = setTimeout(() => {
      cut();
      resolve();
    }, deadline_ms);
  });
  await Promise.all([closed(server), Promise.race([others, late])]);
  clearTimeout(patience);
  clearTimeout(deadline);
}
