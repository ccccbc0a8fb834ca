// An event of the rehearsal at an address of its own: its shop, which starts at the first request, in a frame that watches it.
import { createServer } from 'node:http';
import { answerFile, filesPath, sendPage } from './files.mjs';
import { createCookies } from './cookies.mjs';
import { createSlowLine, pass } from './frames.mjs';
import { framePage } from './pages.mjs';
import { pathOf } from './events.mjs';
import { listen, startRehearsed } from './shop.mjs';
import { host } from '../run/port.mjs';

/** The shop's own files and pictures, for which it does not ask the platform. */
const isFile = (path) => /^\/(?:_next|media)\//.test(path);

/**
 * Listens for one event. The shop starts at the first request, and again after `end`.
 * @param event from `eventsOn`
 * @param started is called before the shop starts
 */
export async function createShow({ event, flavour, links, started }) {
  const cookies = createCookies();
  const line = event.isSlow ? createSlowLine() : undefined;
  let origin;
  let shop;
  let turn = Promise.resolve();
  const kept = new Set();

  const show = {
    async end() {
      const ended = shop;
      shop = undefined;
      kept.clear();
      cookies.clear();
      await (await ended?.catch(() => {}))?.end();
    },
  };

  const running = () => {
    if (!shop) {
      started(show);
      shop = startRehearsed({ event, flavour, origin, cookies });
      // The next request tries again.
      shop.catch(() => (shop = undefined));
    }
    return shop;
  };

  /** Asks for a page once while the platform works, so the shop keeps it. */
  const keep = async (url, { port, sandbox }) => {
    url.searchParams.delete('_rsc');
    const path = url.pathname + url.search;
    if (kept.has(path)) return;
    kept.add(path);
    sandbox.pause();
    try {
      await (await fetch(`http://${host}:${port}${path}`)).arrayBuffer();
    } finally {
      sandbox.begin();
    }
  };

  /** Passes requests one after another, so none of them meets a platform that works for `keep`. */
  const passKept = (incoming, outgoing, url, found) =>
    (turn = turn
      .catch(() => {})
      .then(async () => {
        const isPage = incoming.headers['sec-fetch-dest'] === 'iframe' || 'rsc' in incoming.headers;
        if (isPage && incoming.method === 'GET') await keep(url, found);
        await pass(incoming, outgoing, { port: found.port, cookies });
      }));

  const answer = async (incoming, outgoing) => {
    const url = new URL(incoming.url, origin);
    const { pathname, searchParams } = url;
    const goal = incoming.headers['sec-fetch-dest'];
    if (incoming.headers.host !== new URL(origin).host) return outgoing.writeHead(421).end();
    if (pathname === `${filesPath}frame`)
      return sendPage(
        outgoing,
        framePage({ event, path: pathOf(searchParams.get('page')), isAlone: goal === 'document', links }),
      );
    if (pathname.startsWith(filesPath)) return answerFile(pathname, outgoing);
    // A page outside of the frame would not show that it is rehearsed.
    if (goal === 'document' && incoming.method === 'GET')
      return outgoing.writeHead(303, { location: links.alone(origin, incoming.url) }).end();
    const found = await running();
    if (event.isKept && !isFile(pathname)) return passKept(incoming, outgoing, url, found);
    return pass(incoming, outgoing, { port: found.port, cookies, line });
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      if (outgoing.headersSent || outgoing.destroyed) return void outgoing.destroy();
      outgoing.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
    });
  });
  origin = `http://${host}:${await listen(server)}`;
  return Object.assign(show, { origin });
}
