import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDeadEnd } from './deadEnd.mjs';

let deadEnd;
beforeEach(async () => {
  deadEnd = await openDeadEnd();
});
afterEach(() => deadEnd.close());

/** Asks for a host over HTTPS, as a browser does. */
async function ask(path) {
  const [host, port] = deadEnd.address.split(':');
  const [response] = await once(request({ host, port, method: 'CONNECT', path }).end(), 'connect');
  return response.statusCode;
}

it('blocks and records what a page asks for', async () => {
  expect(await ask('fonts.example:443')).toBe(502);
  expect(deadEnd.asked('pages-about')).toEqual(['fonts.example:443']);
  expect(deadEnd.asked('pages-about')).toEqual([]);
});

it('leaves out what a browser asks for itself', async () => {
  await ask('update.googleapis.com:443');
  expect(deadEnd.asked('pages-about')).toEqual([]);
});

it('records the requests of the stories that the browser is at, and none of a page that was left', async () => {
  await ask('pages-about--default.northlane.test:443');
  await ask('sections-product-productbox--sold-out.northlane.test:443');
  expect(deadEnd.asked('pages-about')).toEqual(['pages-about--default.northlane.test:443']);
});
