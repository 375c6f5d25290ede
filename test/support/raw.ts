/** HTTP by hand: the exact bytes that are sent, and all that comes back. */
import net from 'node:net';
import tls from 'node:tls';

export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** Opens a connection; `answers` reads every answer up to the end of the connection. */
export async function connect(url: string) {
  const { protocol, hostname, port } = new URL(url);
  const to = { port: Number(port), host: hostname };
  // A sandbox signs its certificate itself.
  const secure = protocol === 'https:';
  const socket = secure ? tls.connect({ ...to, rejectUnauthorized: false }) : net.connect(to);
  const chunks: Buffer[] = [];
  const waiting: (() => void)[] = [];
  let ended = false;
  const wake = (): void => {
    for (const resume of waiting.splice(0)) resume();
  };
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    wake();
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    ended = true;
    wake();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once(secure ? 'secureConnect' : 'connect', resolve).once('error', reject);
  });
  const received = (): string => Buffer.concat(chunks).toString('latin1');
  return {
    socket,
    write: (bytes: string | Uint8Array) => socket.write(bytes),
    received,
    /** Resolves when the server has begun a request that asks whether it may send its body. */
    async continued(): Promise<void> {
      while (!ended && !received().includes('100 Continue')) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    /** Resolves when so many answers have come, or the connection has ended. */
    async answers(count = Number.POSITIVE_INFINITY): Promise<RawAnswer[]> {
      while (!ended && readAnswers(received()).length < count) {
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return readAnswers(received());
    },
  };
}

/** Sends bytes and reads all answers until the server closes; the last request must ask for that, or be refused. */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<RawAnswer[]> {
  const connection = await connect(url);
  connection.write(bytes);
  return connection.answers();
}

/** Every complete answer at the beginning of a text, one byte a character. */
function readAnswers(bytes: string): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return answers;
    const [line = '', ...lines] = rest.slice(0, end).split('\r\n');
    const headers = new Headers(
      lines.map((header): [string, string] => {
        const colon = header.indexOf(':');
        return [header.slice(0, colon), header.slice(colon + 1).trim()];
      }),
    );
    const status = Number(line.split(' ')[1]);
    const length = status === 100 ? 0 : Number(headers.get('content-length') ?? '0');
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length < length) return answers;
    rest = rest.slice(end + 4 + length);
    if (status !== 100) answers.push({ status, headers, text: Buffer.from(body, 'latin1').toString('utf8') });
  }
}
