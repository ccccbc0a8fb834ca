/** A certificate for HTTPS on this machine. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

export interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM, PKCS #8. */
  key: string;
  /** The path of the certificate's file, for programs that must trust it. */
  file: string;
}

/** The longest validity that Apple's systems accept, in days. */
const days = 825;
const millisecondsOfDay = 86_400_000;

/**
 * Returns the certificate of a folder. Makes a new one, with a new key, if there is none yet, or if it has expired, lacks a host or does
 * not match the key.
 * @param hosts names or addresses, in addition to localhost, 127.0.0.1 and ::1
 * @throws Error if the folder cannot be written, or if its files are not a certificate and a key
 */
export async function cachedCertificate(
  folder: string,
  hosts: readonly string[],
  now = new Date(),
): Promise<Certificate> {
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  if (existsSync(file) && existsSync(keyFile)) {
    const [cert, key] = [readFileSync(file, 'utf8'), readFileSync(keyFile, 'utf8')];
    if (isFor(cert, key, hosts, now)) return { cert, key, file };
  }
  const { cert, key } = await createCertificate(['localhost', '127.0.0.1', '::1', ...hosts], now);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(file, cert);
  return { cert, key, file };
}

function isFor(pem: string, key: string, hosts: readonly string[], now: Date): boolean {
  const certificate = new X509Certificate(pem);
  const isNamed = (host: string) =>
    (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
  // Two programs that started at the same time may have left the key of one and the certificate of the other.
  const isItsKey = certificate.checkPrivateKey(createPrivateKey(key));
  return isItsKey && hosts.every(isNamed) && now < new Date(certificate.validTo);
}

/** Creates a self-signed certificate for hosts, which are names or addresses. */
export async function createCertificate(
  hosts: readonly string[],
  now = new Date(),
): Promise<Omit<Certificate, 'file'>> {
  // Imported here, because only a server with HTTPS needs it.
  const { generate } = await import('selfsigned');
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'Vitrine sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notBeforeDate: now,
    notAfterDate: new Date(now.getTime() + days * millisecondsOfDay),
    extensions: [
      // The certificate is an authority for itself alone, so that programs can trust it as an authority.
      { name: 'basicConstraints', cA: true, pathLenConstraint: 0, critical: true },
      { name: 'keyUsage', digitalSignature: true, keyCertSign: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [...new Set(hosts)].map(alternativeName),
      },
    ],
  });
  return { cert, key };
}

function alternativeName(host: string): { type: 2; value: string } | { type: 7; ip: string } {
  if (isIP(host) === 0) return { type: 2, value: host };
  // The library does not read an IPv6 address that ends in an IPv4 one; the URL parser writes it in groups.
  return { type: 7, ip: isIP(host) === 6 ? new URL(`http://[${host}]`).hostname.slice(1, -1) : host };
}
