/** Certificates for HTTPS: one made on the spot for this machine, or the user's own. */
import { createSecureContext } from 'node:tls';
import { HostFailure, readText } from './files.js';

/** A certificate and its private key, in PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

const VALID_MS = 365 * 86_400_000;

/** A certificate for this machine's own names, signed by itself: clients must be told to trust it. */
export async function selfSignedCertificate(now_ms: number): Promise<Certificate> {
  // A CommonJS package: once it is bundled, `default` is all that a dynamic import of it has.
  const { default: selfsigned } = await import('selfsigned');
  const made = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notBeforeDate: new Date(now_ms - 86_400_000),
    notAfterDate: new Date(now_ms + VALID_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
          { type: 7, ip: '::1' },
        ],
      },
    ],
  });
  return { cert: made.cert, key: made.private };
}

/**
 * The user's certificate, proven to be usable before the server opens.
 * @throws HostFailure when a file cannot be read, is not PEM, or the two do not belong together
 */
export function readCertificate(certFile: string, keyFile: string): Certificate {
  const certificate = { cert: readText(certFile), key: readText(keyFile) };
  try {
    createSecureContext(certificate);
  } catch (error) {
    const reason = (error as Error).message.toLowerCase();
    const why = reason.includes('mismatch')
      ? 'the key does not belong to the certificate'
      : `they are not a certificate and a private key in PEM without a passphrase (${reason})`;
    throw new HostFailure(`Cannot serve HTTPS with ${certFile} and ${keyFile}: ${why}. Name a pair that fits.`);
  }
  return certificate;
}
