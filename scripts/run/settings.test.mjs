import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from './programs.mjs';
import { sessionSecret, siteUrl } from './settings.mjs';

const shop = 'http://localhost:3000';

describe('SITE_URL', () => {
  it('is the address of this machine if it is not set', () => {
    expect(siteUrl(shop, undefined)).toBe(shop);
    expect(siteUrl(shop, 'https://shop.example')).toBe('https://shop.example');
  });
  it.each(['', 'shop.example', 'localhost:3000', 'ftp://shop.example'])(
    'is refused with a remedy if it is %j',
    (text) => {
      expect(() => siteUrl(shop, text)).toThrow(Failure);
      expect(() => siteUrl(shop, text)).toThrow(
        /^SITE_URL is ".*", which is not the address .*: set it to one such as/,
      );
    },
  );
});

describe("the secret of the shoppers' cookies", () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vitrine-settings-'))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is created once, readable by nobody else, and kept', () => {
    const secret = sessionSecret(join(folder, 'data'), '');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(readFileSync(join(folder, 'data', 'session-secret'), 'utf8')).toBe(secret);
    expect(sessionSecret(join(folder, 'data'), '')).toBe(secret);
  });

  it('is the given one', () => {
    const given = 'x'.repeat(32);
    expect(sessionSecret(folder, given)).toBe(given);
    expect(() => sessionSecret(folder, 'short')).toThrow(
      /^SESSION_SECRET has 5 characters, .*: set it to a random text/,
    );
  });

  it.each([
    ['is empty', (file) => writeFileSync(file, '\n'), /has 0 characters, .*: delete the file/],
    ['is a folder', (file) => mkdirSync(file), /can be neither read .*\(EISDIR\): move away/],
  ])('is refused with a remedy if its file %s', (_what, make, sentence) => {
    make(join(folder, 'session-secret'));
    expect(() => sessionSecret(folder, '')).toThrow(Failure);
    expect(() => sessionSecret(folder, '')).toThrow(sentence);
  });

  it("is refused with a remedy if a file is in its folder's place", () => {
    const file = join(folder, 'taken');
    writeFileSync(file, '');
    expect(() => sessionSecret(file, '')).toThrow(Failure);
  });
});
