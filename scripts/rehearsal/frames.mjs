// Serves a shop for frames: its own answers, byte for byte, with headers that let pages of this machine frame them.
import { Agent, request as ask } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';

const framers = 'frame-ancestors http://127.0.0.1:*';

/** Returns headers with which pages of this machine may frame an answer. The input is by lower-case names. */
export function frameable({ 'x-frame-options': _, 'content-security-policy': policy, ...headers }) {
  const allow = (text) => text.replaceAll(/frame-ancestors [^;,]*/g, framers);
  return { ...headers, ...(policy !== undefined && { 'content-security-policy': [policy].flat().map(allow) }) };
}

// A kept connection can end just as a request takes it.
const agent = new Agent({ keepAlive: false });

/**
 * Passes a request to a server, with the cookies of one shopper in place of the browser's, and its answer back.
 * @param port the server's port on this machine
 * @param cookies from `createCookies`
 * @param line from `createSlowLine`; default: as fast as the machine
 */
export async function pass(incoming, outgoing, { port, cookies, line }) {
  const { cookie: _, ...headers } = incoming.headers;
  const ours = cookies.header();
  await line?.begin();
  // The browser may have gone while the request waited.
  if (outgoing.destroyed) return;
  const answer = await new Promise((resolve, reject) => {
    const asked = ask(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...headers, ...(ours && { cookie: ours }) },
      },
      resolve,
    );
    asked.once('error', reject);
    outgoing.once('close', () => asked.destroy());
    incoming.pipe(asked);
  });
  const { 'set-cookie': set = [], ...rest } = answer.headers;
  cookies.take(set);
  outgoing.writeHead(answer.statusCode, frameable(rest));
  await pipeline([answer, ...(line ? [line.bytes()] : []), outgoing]);
}

/** A line that all answers of a shop share: `delay` ms until an answer begins, then `rate` bytes a second. */
export function createSlowLine({ delay = 400, rate = 50_000 } = {}) {
  let free = 0;
  return {
    begin: () => wait(delay),
    bytes: () =>
      new Transform({
        transform(chunk, _, done) {
          const now = Date.now();
          free = Math.max(now, free) + (chunk.length / rate) * 1000;
          setTimeout(done, free - now, null, chunk);
        },
      }),
  };
}
