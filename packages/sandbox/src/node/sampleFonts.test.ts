import { expect, test } from 'vitest';
import { createSandbox } from '../sandbox.js';
import { sampleFonts } from './sampleFonts.js';

test('the pages that the platform hosts use the fonts of the sample shop', async () => {
  const sandbox = createSandbox({ fonts: sampleFonts });
  const get = (path: string) => sandbox.fetch(`https://sandbox.test${path}`);
  const styles = await (await get('/')).text();
  const addresses = [...styles.matchAll(/url\('([^']+)'\)/g)].map(([, address]) => address!);
  expect(addresses).toHaveLength(2);
  for (const address of addresses) {
    const response = await get(address);
    expect([address, response.headers.get('content-type')]).toEqual([address, 'font/woff2']);
    expect((await response.text()).slice(0, 4)).toBe('wOF2');
  }
  for (const path of ['/fonts/none.woff2', '/fonts/constructor', '/fonts/../package.json'])
    expect((await get(path)).status).toBe(404);
  expect((await createSandbox().fetch(`https://sandbox.test${addresses[0]}`)).status).toBe(404);
});
