import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isLoopback, readOptions } from './options.js';

const defaults = {
  port: 4010,
  host: '127.0.0.1',
  origins: [],
  https: false,
  folder: '.sandbox',
  reset: false,
  isLarge: false,
  shopUrl: 'http://localhost:3000',
  latency: 0,
  faults: [],
};

describe('options of the command', () => {
  test('have defaults', () => expect(readOptions([], {})).toEqual(defaults));

  test("can also come from variables; the command's own have precedence", () => {
    const env = {
      SANDBOX_PORT: '1',
      SANDBOX_HOST: '::1',
      SANDBOX_ORIGINS: 'https://a.test/, http://sandbox:4010',
      SANDBOX_HTTPS: '1',
      SANDBOX_DATA: 'data',
      SANDBOX_SEED: 'a.json',
      SANDBOX_RESET: '1',
      SANDBOX_PRODUCTS: '7',
      SANDBOX_LARGE: '0',
      SHOP_URL: 'https://shop.test',
      SANDBOX_TOKEN: 'secret',
      SANDBOX_LATENCY: '20',
      SANDBOX_FAULTS: 'status=500',
      SANDBOX_WEBHOOKS: 'https://shop.test/hooks',
      SANDBOX_WEBHOOK_SECRET: 'sign',
    };
    const fromVariables = {
      port: 1,
      host: '::1',
      origins: ['https://a.test', 'http://sandbox:4010'],
      https: true,
      folder: 'data',
      seed: 'a.json',
      reset: true,
      products: 7,
      isLarge: false,
      shopUrl: 'https://shop.test',
      accessToken: 'secret',
      latency: 20,
      faults: [{ fault: 'status=500' }],
      webhooks: { url: 'https://shop.test/hooks', secret: 'sign' },
    };
    expect(readOptions([], env)).toEqual(fromVariables);
    expect(readOptions(['--port', '2', '--latency', '3', '--faults', 'drop'], env)).toEqual({
      ...fromVariables,
      port: 2,
      latency: 3,
      faults: [{ fault: 'drop' }],
    });
  });

  test('ask for help', () => expect(readOptions(['--help'], {})).toBe('help'));

  test('take faults as a text, as JSON and from a file', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-options-'));
    const file = join(folder, 'faults.json');
    writeFileSync(file, '[{"fault":"shape","times":2}]');
    const { faults } = readOptions(
      ['--faults', 'delay=5;drop', '--faults', '{"fault":"drop","match":{"path":"/cdn/"}}', '--faults', file],
      {},
    ) as { faults: unknown };
    expect(faults).toEqual([
      { fault: 'delay=5;drop' },
      { fault: 'drop', match: { path: '/cdn/' } },
      { fault: 'shape', times: 2 },
    ]);
    rmSync(folder, { recursive: true });
  });

  test.each([
    [['--port', 'x'], '"x" is not a port: set --port or SANDBOX_PORT to a number from 0 to 65535.'],
    [['--port', ''], '"" is not a port: set --port or SANDBOX_PORT to a number from 0 to 65535.'],
    [
      ['--host', 'my host'],
      '"my host" is not a host: set --host or SANDBOX_HOST to an address of this machine, or to 0.0.0.0 for all of them.',
    ],
    [
      ['--origins', 'shop.test'],
      '"shop.test" is not an origin: set --origins or SANDBOX_ORIGINS to schemes and hosts such as https://shop.test, separated by commas.',
    ],
    [['--shop', 'here'], '"here" is not an address: set --shop or SHOP_URL to one such as http://localhost:3000.'],
    [
      ['--latency', 'long'],
      '"long" is not a latency: set --latency or SANDBOX_LATENCY to milliseconds from 0 to 60000.',
    ],
    [
      ['--products', 'many'],
      '"many" is not a number of products: set --products or SANDBOX_PRODUCTS to one from 1 to 1000000.',
    ],
    [['--seed', 'a.json', '--large'], /needs the sample shop, which a seed replaces: leave out --large or --seed/],
    [['--faults', 'explode'], /^"explode" contains no faults: "explode" is not a fault: .* Set --faults/],
    [['--faults', '[{"fault":7}]'], /contains no faults: fault must be a text/],
    [['--faults', '{"fault":"drop","tims":1}'], /contains no faults: A rule has no tims/],
    [['--faults', '[1]'], /contains no faults: A rule must be an object/],
    [['--faults', '{'], /contains no faults: .*JSON.* Set --faults/],
    [['--faults', 'none.json'], /^The file none\.json cannot be read/],
    [
      ['--webhooks', 'shop.test', '--webhook-secret', 'x'],
      '"shop.test" is not an address: set --webhooks or SANDBOX_WEBHOOKS to one such as http://localhost:3000/api/webhooks.',
    ],
    [['--webhooks', 'http://shop.test/hooks'], /^The webhooks have no secret: set --webhook-secret/],
    [['--prot', '1'], /--prot.* See vitrine-sandbox --help\.$/],
    [['shop'], /See vitrine-sandbox --help\.$/],
  ])('%j is refused with the reason', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });
});

test.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['192.168.1.7', false],
  ['127.example.com', false],
])('only this machine reaches %s: %s', (host, is) => expect(isLoopback(host)).toBe(is));
