// Serves the rehearsal of the shop: a page of the shop while something happens, beside the same page otherwise.
//
//   REHEARSAL_PORT=3010 SHOP_URL=http://localhost:3000 node scripts/rehearsal/serve.mjs
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { detectPlatform } from '../../packages/commerce/dist/server.js';
import { host } from '../run/port.mjs';
import { Failure, main } from '../run/programs.mjs';
import { eventsOn, initial, pathOf } from './events.mjs';
import { answerFile, filesPath, sendPage } from './files.mjs';
import { platformSetting } from '../run/settings.mjs';
import { comparePage } from './pages.mjs';
import { createShow } from './show.mjs';
import { listen } from './shop.mjs';

const { REHEARSAL_PORT = '3010', SHOP_URL = 'http://localhost:3000' } = process.env;

/** The number of events whose shops run at once; a shop takes about 200 MB. */
const most = 3;

async function serve() {
  const setting = await platformSetting();
  if (setting)
    throw new Failure(
      `${setting} is set, so the shop runs on a platform, and a rehearsal is for the sandbox only: unset it, and start again.`,
    );
  const { flavour } = detectPlatform(process.env);
  const named = ([name, event]) => [name, { ...event, name }];
  const events = Object.fromEntries(Object.entries(eventsOn(flavour)).map(named));
  const otherwise = { name: 'otherwise', title: 'Otherwise' };

  let origin;
  const links = {
    get shell() {
      return origin;
    },
    compare: (event, page) => `${origin}/?${new URLSearchParams({ page, event })}`,
    end: (path) => new URL(path, SHOP_URL).href,
    alone: (shop, page) => `${shop}${filesPath}frame?${new URLSearchParams({ page })}`,
  };

  const shows = new Map();
  const recent = [];
  const started = (show) => {
    recent.push(show);
    if (recent.length > most) void recent.shift().end();
  };
  const showOf = (event) => {
    if (!shows.has(event.name))
      shows.set(event.name, createShow({ event, flavour, links, started: event === otherwise ? () => {} : started }));
    return shows.get(event.name);
  };

  const chosen = (params) => ({
    path: pathOf(params.get('page') ?? initial.page),
    event: events[params.get('event')] ?? events[initial.event],
  });

  /** The page from which a link of the shop leads here. */
  const pathBefore = ({ referer = '' }) => {
    const url = URL.parse(referer);
    return url?.port === new URL(SHOP_URL).port ? url.pathname + url.search : initial.page;
  };

  const answer = async (incoming, outgoing) => {
    const { pathname, searchParams } = new URL(incoming.url, origin);
    const redirect = (location) => outgoing.writeHead(303, { location }).end();
    if (incoming.headers.host !== new URL(origin).host) return outgoing.writeHead(421).end();
    if (pathname.startsWith(filesPath)) return answerFile(pathname, outgoing);
    if (pathname === '/again' && incoming.method === 'POST') {
      const { path, event } = chosen(new URLSearchParams(await text(incoming)));
      for (const show of await Promise.all([showOf(event), showOf(otherwise)])) await show.end();
      return redirect(links.compare(event.name, path));
    }
    if (pathname !== '/') return outgoing.writeHead(404).end();
    if (!searchParams.has('page')) return redirect(links.compare(initial.event, pathBefore(incoming.headers)));
    const { path, event } = chosen(searchParams);
    const sides = await Promise.all(
      [event, otherwise].map(async (side) => ({ ...side, origin: (await showOf(side)).origin })),
    );
    return sendPage(outgoing, comparePage({ event, events, path, sides, links }));
  };

  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error) => {
      outgoing.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
    });
  });
  origin = `http://${host}:${await listen(server, Number(REHEARSAL_PORT))}`;
  console.log(`The rehearsal is at ${origin}`);
}

await main(serve, { interrupted: 0 });
