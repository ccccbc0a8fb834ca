import { createServer, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { flavourNames } from '../run/flavours.mjs';
import { createCookies } from './cookies.mjs';
import { eventsOn, initial, pages, pathOf, rehearsalAt } from './events.mjs';
import { createSlowLine, frameable, pass } from './frames.mjs';

const servers = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function serve(listener) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return server.address().port;
}

const ask = (port, headers = {}) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, headers, agent: false }, (answer) => {
      let body = '';
      answer
        .on('data', (chunk) => (body += chunk))
        .once('end', () => resolve({ ...answer, headers: answer.headers, body }));
    }).once('error', reject);
  });

it.each(flavourNames)('offers every event on %s except its own platform', (flavour) => {
  const events = eventsOn(flavour);
  expect(
    Object.values(events)
      .filter((event) => event.flavour)
      .map((event) => event.flavour),
  ).toEqual(flavourNames.filter((name) => name !== flavour));
  const titles = Object.values(events).map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const event of Object.values(events)) expect(rehearsalAt(event)).toBeDefined();
  expect(events).toHaveProperty(initial.event);
});

it('takes paths of the shop only', () => {
  for (const path of Object.values(pages)) expect(pathOf(path)).toBe(path);
  for (const text of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)', 'data:,x'])
    expect(pathOf(text), text).toBe('/');
});

it('keeps cookies until their end', () => {
  const cookies = createCookies();
  expect(cookies.header()).toBeUndefined();
  cookies.take(['a=1; Path=/; HttpOnly', 'b=x=y; Max-Age=60']);
  expect(cookies.header()).toBe('a=1; b=x=y');
  cookies.take(['a=; Max-Age=0', 'b=; Expires=Thu, 01 Jan 1970 00:00:00 GMT']);
  expect(cookies.header()).toBeUndefined();
});

it('lets pages of this machine alone frame a page', () => {
  expect(
    frameable({
      'x-frame-options': 'DENY',
      'content-security-policy':
        "default-src 'self'; frame-ancestors 'none', script-src 'self'; frame-ancestors 'none'",
      etag: '"1"',
    }),
  ).toEqual({
    'content-security-policy': [
      "default-src 'self'; frame-ancestors http://127.0.0.1:*, script-src 'self'; frame-ancestors http://127.0.0.1:*",
    ],
    etag: '"1"',
  });
});

it("keeps the shopper's cookies to itself", async () => {
  const port = await serve((incoming, outgoing) =>
    outgoing.writeHead(200, { 'set-cookie': ['cart=2', 'name=Robin'] }).end(incoming.headers.cookie ?? 'none'),
  );
  const cookies = createCookies();
  const front = await serve((incoming, outgoing) => void pass(incoming, outgoing, { port, cookies }));
  const first = await ask(front, { cookie: 'cart=of-another-shop' });
  expect(first.body).toBe('none');
  expect(first.headers).not.toHaveProperty('set-cookie');
  expect((await ask(front)).body).toBe('cart=2; name=Robin');
});

it('slows all answers of a line down together', async () => {
  const line = createSlowLine({ delay: 20, rate: 10_000 });
  const port = await serve((_, outgoing) => outgoing.end('x'.repeat(1000)));
  const cookies = createCookies();
  const front = await serve((incoming, outgoing) => void pass(incoming, outgoing, { port, cookies, line }));
  const isOver = wait(180, true);
  await Promise.all([ask(front), ask(front)]);
  // Two times 1,000 bytes, of 10,000 a second, take 200 ms.
  expect(await Promise.race([isOver, false])).toBe(true);
});
