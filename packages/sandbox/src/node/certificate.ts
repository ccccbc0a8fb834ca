/** A certificate for HTTPS on this machine. Node reads X.509, but does not write it: DER is written here, signed by node:crypto. */
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  X509Certificate,
  type KeyObject,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';

export interface Certificate {
  /** PEM. */
  cert: string;
  /** PEM, PKCS #8. */
  key: string;
  /** Where the certificate is kept, for programs that are to trust it. */
  file: string;
}

/** The longest that Apple's systems take. */
const days = 825;
const millisecondsOfDay = 86_400_000;

/**
 * The certificate of a folder, made with a key of its own where there is none yet, or where it is over, lacks a host
 * or is not of the key.
 * @param hosts names or addresses, beside localhost, 127.0.0.1 and ::1
 * @throws Error where the folder cannot be written, or its files are none
 */
export function keptCertificate(folder: string, hosts: readonly string[], now = new Date()): Certificate {
  const [file, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  if (existsSync(file) && existsSync(keyFile)) {
    const [cert, key] = [readFileSync(file, 'utf8'), readFileSync(keyFile, 'utf8')];
    if (isFor(cert, key, hosts, now)) return { cert, key, file };
  }
  const { cert, key } = createCertificate(['localhost', '127.0.0.1', '::1', ...hosts], now);
  mkdirSync(folder, { recursive: true });
  writeFileSync(keyFile, key, { mode: 0o600 });
  writeFileSync(file, cert);
  return { cert, key, file };
}

function isFor(pem: string, key: string, hosts: readonly string[], now: Date): boolean {
  const certificate = new X509Certificate(pem);
  const isNamed = (host: string) =>
    (isIP(host) ? certificate.checkIP(host) : certificate.checkHost(host)) !== undefined;
  // Two programs that began at once may have left the key of one and the certificate of the other.
  const isItsKey = certificate.checkPrivateKey(createPrivateKey(key));
  return isItsKey && hosts.every(isNamed) && now < new Date(certificate.validTo);
}

/** A self-signed certificate for hosts: names or addresses. */
export function createCertificate(hosts: readonly string[], now = new Date()): Omit<Certificate, 'file'> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const content = certificateContent(createPublicKey(privateKey), [...new Set(hosts)], now);
  const der = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

/** What is signed: RFC 5280, section 4.1. */
function certificateContent(publicKey: KeyObject, hosts: readonly string[], now: Date): Buffer {
  const name = sequence(set(sequence(oid('2.5.4.3'), tagged(0x0c, Buffer.from('Vitrine sandbox')))));
  const end = new Date(now.getTime() + days * millisecondsOfDay);
  // Positive, and not the same twice: browsers refuse two certificates of one issuer with one number.
  const serial = Buffer.concat([Buffer.of(1), randomBytes(15)]);
  return sequence(
    tagged(0xa0, tagged(0x02, Buffer.of(2))),
    tagged(0x02, serial),
    ecdsaWithSha256,
    name,
    sequence(time(now), time(end)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(
      0xa3,
      sequence(
        // A certificate authority for itself alone: so it can be trusted as one.
        extension('2.5.29.19', sequence(isTrue, tagged(0x02, Buffer.of(0)))),
        // digitalSignature and keyCertSign
        extension('2.5.29.15', tagged(0x03, Buffer.of(2, 0b1000_0100))),
        extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))),
        extension('2.5.29.17', sequence(...hosts.map(alternativeName))),
      ),
    ),
  );
}

function alternativeName(host: string): Buffer {
  if (!isIP(host)) return tagged(0x82, Buffer.from(host));
  return tagged(0x87, isIP(host) === 4 ? Buffer.from(host.split('.').map(Number)) : bytesOfIPv6(host));
}

function bytesOfIPv6(address: string): Buffer {
  // The URL parser writes out an address whose end is an IPv4 one.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

/** DER: a tag, how many bytes there are, and they. */
function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head =
    length < 0x80 ? [tag, length] : length < 0x100 ? [tag, 0x81, length] : [tag, 0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), content]);
}

const sequence = (...parts: Buffer[]): Buffer => tagged(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]): Buffer => tagged(0x31, Buffer.concat(parts));
const bits = (content: Buffer): Buffer => tagged(0x03, Buffer.concat([Buffer.of(0), content]));
const isTrue = tagged(0x01, Buffer.of(0xff));
const extension = (id: string, value: Buffer): Buffer => sequence(oid(id), isTrue, tagged(0x04, value));

/** UTCTime, to the second: good until 2049. */
const time = (date: Date): Buffer =>
  tagged(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, '')}Z`));

function oid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split('.').map(Number);
  return tagged(0x06, Buffer.from([40 * first + second, ...others.flatMap(base128)]));
}

const base128 = (number: number): number[] =>
  number < 0x80 ? [number] : [...base128(number >> 7).map((byte) => byte | 0x80), number & 0x7f];

const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));
