// A shop on a sandbox of its own, both for one event, with a shopper who has goods in the cart and is signed in.
import { createServer } from 'node:http';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createSandbox } from '../../packages/sandbox/dist/index.js';
import { createListener } from '../../packages/sandbox/dist/node/index.js';
import { sampleFonts } from '../../packages/sandbox/dist/node/sampleFonts.js';
import { environmentOf } from '../run/flavours.mjs';
import { freePort, host } from '../run/port.mjs';
import { Failure, root, start, stop, untilItAnswers } from '../run/programs.mjs';
import { rehearsalAt } from './events.mjs';
import { frameable } from './frames.mjs';

const shopper = { email: 'robin@example.com', password: 'northlane' };
const goods = ['floor-pump', 'patch-kit'];

/** Pictures and fonts come from a CDN, which works while the platform does not. */
const isFile = (path) => /^\/(?:cdn|fonts)\//.test(path);

/** Listens on a free port of this machine. Resolves to the port. */
export const listen = (server, port = 0) =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(port, host, () => resolve(server.address().port));
  });

/** Starts the sandbox. `begin` makes the event happen, `pause` ends the fault of all its calls. */
async function startSandbox(event, shopUrl) {
  const sandbox = createSandbox({ admin: false, fonts: sampleFonts, shopUrl });
  const rehearsal = rehearsalAt(event);
  let fault;
  const server = createServer(
    createListener(async (request) => {
      if (fault && !isFile(new URL(request.url).pathname)) request.headers.set('x-sandbox-fault', fault);
      const { status, body, headers } = await sandbox.fetch(request);
      const allowed = new Headers();
      for (const [name, value] of Object.entries(frameable(Object.fromEntries(headers)))) allowed.set(name, value);
      allowed.delete('set-cookie');
      for (const cookie of headers.getSetCookie()) allowed.append('set-cookie', cookie);
      return new Response(body, { status, headers: allowed });
    }),
  );
  const port = await listen(server);
  return {
    url: `http://${host}:${port}`,
    pause: () => (fault = undefined),
    begin() {
      fault = rehearsal.fault;
      sandbox.faults.clear();
      for (const rule of rehearsal.faults ?? []) sandbox.faults.add(rule);
    },
    arrange: () => rehearsal.arrange?.(sandbox),
    async end() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs the shopper in and fills the cart, by the shop's own calls. */
async function prepare(origin, cookies) {
  const call = async (name, ...args) => {
    const response = await fetch(`${origin}/api/shop/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: cookies.header() ?? '' },
      body: JSON.stringify({ args }),
    });
    cookies.take(response.headers.getSetCookie());
    if (!response.ok)
      throw new Failure(`The shopper of the rehearsal is not ready: ${name} answers ${response.status}.`);
    return (await response.json()).result;
  };
  const { errors } = await call('customer/login', shopper);
  if (errors.length > 0) throw new Failure(`The shopper of the rehearsal cannot sign in: ${errors[0].message}`);
  for (const slug of goods) {
    const { id, variants } = await call('catalog/product', slug);
    await call('cart/addItems', [{ productId: id, variantId: variants[0].id, quantity: 2 }]);
  }
}

/**
 * Starts a shop on a sandbox and lets an event happen.
 * @param event from `eventsOn`
 * @param flavour the flavour of the shop; the event's own comes first
 * @param origin the shop's URL for browsers
 * @param cookies get the shopper's cookies
 */
export async function startRehearsed({ event, flavour, origin, cookies }) {
  const sandbox = await startSandbox(event, origin);
  const port = await freePort();
  const site = start('next', ['start', '-H', host, '-p', String(port)], {
    cwd: join(root, 'site'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...Object.fromEntries(otherServices().map((name) => [name, ''])),
      ...environmentOf(event.flavour ?? flavour),
      SANDBOX_URL: sandbox.url,
      SITE_URL: origin,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PAGE_CACHE_DISK_MB: '0',
    },
  });
  const end = async () => {
    await stop(site);
    await sandbox.end();
  };
  try {
    await untilItAnswers(`http://${host}:${port}/api/health`, site, 'A shop of the rehearsal');
    await prepare(`http://${host}:${port}`, cookies);
    sandbox.arrange();
    sandbox.begin();
  } catch (error) {
    await end();
    throw error;
  }
  return { port, sandbox, end };
}

/** The settings of services that a rehearsal must not call. */
const otherServices = () =>
  Object.keys(process.env).filter((name) => /^ALGOLIA_/.test(name) || name === 'ANALYTICS' || name === 'REHEARSAL_URL');
