import { createPrivateKey, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, get } from 'node:https';
import { tmpdir } from 'node:os';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCertificate, cachedCertificate } from './certificate.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'sandbox-certificate-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('a certificate', () => {
  test('is signed by its own key, for the hosts that it names', async () => {
    const { cert, key } = await createCertificate(['localhost', '192.168.1.7', '::1', 'fe80::a:192.168.1.7']);
    const certificate = new X509Certificate(cert);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
    expect(certificate.checkPrivateKey(createPrivateKey(key))).toBe(true);
    expect(certificate.ca).toBe(true);
    expect(certificate.subjectAltName).toBe(
      'DNS:localhost, IP Address:192.168.1.7, IP Address:0:0:0:0:0:0:0:1, IP Address:FE80:0:0:0:0:A:C0A8:107',
    );
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.1']);
  });

  test('is valid from now on, for 825 days', async () => {
    const certificate = new X509Certificate(
      (await createCertificate(['localhost'], new Date('2026-11-22T10:00:00Z'))).cert,
    );
    expect([certificate.validFrom, certificate.validTo]).toEqual([
      'Nov 22 10:00:00 2026 GMT',
      'Feb 24 10:00:00 2029 GMT',
    ]);
  });

  test('is enough for a client that trusts it to use HTTPS', async () => {
    const { cert, key } = await createCertificate(['127.0.0.1']);
    const server = createServer({ cert, key }, (_, response) => response.end('hello'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const ask = (ca?: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, ca, agent: false }, (response) => resolve(response.resume().statusCode)).on(
          'error',
          reject,
        );
      });
    expect(await ask(cert)).toBe(200);
    await expect(ask()).rejects.toThrow(/self.signed/);
    server.close();
  });

  test('is reused, with a private key, until it expires, does not name the host or has another key', async () => {
    const now = new Date('2026-11-22T10:00:00Z');
    const first = await cachedCertificate(folder, ['localhost'], now);
    expect(readFileSync(first.file, 'utf8')).toBe(first.cert);
    expect(statSync(join(folder, 'key.pem')).mode & 0o077).toBe(0);
    expect(await cachedCertificate(folder, ['127.0.0.1'], now)).toEqual(first);
    const other = await cachedCertificate(folder, ['shop.test'], now);
    expect(other.cert).not.toBe(first.cert);
    expect(await cachedCertificate(folder, ['shop.test'], now)).toEqual(other);
    writeFileSync(join(folder, 'key.pem'), (await createCertificate(['shop.test'], now)).key);
    expect((await cachedCertificate(folder, ['shop.test'], now)).cert).not.toBe(other.cert);
    expect((await cachedCertificate(folder, ['shop.test'], new Date('2030-01-01T00:00:00Z'))).cert).not.toBe(
      other.cert,
    );
  });
});
