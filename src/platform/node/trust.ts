/** How programs come to trust a certificate that signed itself: by files of certificates, which variables name. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rootCertificates } from 'node:tls';
import { cannot, readText } from './files.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Who reads a variable, and whether its file adds to the certificates that are trusted anyway or takes their place. */
const VARIABLES: readonly { name: string; adds: boolean }[] = [
  { name: 'NODE_EXTRA_CA_CERTS', adds: true },
  // OpenSSL, and with it Python, Ruby and PHP; Go
  { name: 'SSL_CERT_FILE', adds: false },
  { name: 'REQUESTS_CA_BUNDLE', adds: false },
  { name: 'CURL_CA_BUNDLE', adds: false },
];

/** What a program is given so that it trusts a certificate. */
interface Trust {
  env: Record<string, string>;
  /** Takes the files away again; a folder that cannot be removed is left to the system. */
  remove(): Promise<void>;
}

/** What a variable's file holds already, so that nothing is trusted less than before. */
function trustedBefore(file: string | undefined, folder: string, adds: boolean): string {
  if (file !== undefined && file !== '') {
    try {
      return readText(resolve(folder, file));
    } catch {
      // A file that is not there is not trusted now either.
    }
  }
  return adds ? '' : rootCertificates.join('\n');
}

/**
 * Writes the files, each with the certificate and with what was trusted before.
 * @param cert the certificate, in PEM
 * @throws HostFailure
 */
export async function trust(cert: string, { env, folder }: { env: Environment; folder: string }): Promise<Trust> {
  const made = join(tmpdir(), 'tenderbox-trust-');
  try {
    const files = await mkdtemp(made);
    const named: Record<string, string> = {};
    for (const { name, adds } of VARIABLES) {
      const file = join(files, `${name}.pem`);
      await writeFile(file, `${cert.trim()}\n${trustedBefore(env[name], folder, adds)}`);
      named[name] = file;
    }
    return { env: named, remove: () => rm(files, { recursive: true, force: true }).catch(() => undefined) };
  } catch (error) {
    throw cannot('write', made, error);
  }
}
