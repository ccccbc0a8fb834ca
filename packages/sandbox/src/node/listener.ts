/** Connects Node's HTTP server to a function from the web's Request to its Response. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import { ConnectionDropped } from '../faults.js';

type Fetch = (request: Request) => Promise<Response>;

/** The maximum size of a request's body, in bytes. */
const largestBody = 1_000_000;

export const createListener =
  (fetch: Fetch): RequestListener =>
  (incoming, outgoing) => {
    answer(fetch, incoming, outgoing).catch((error: unknown) => {
      if (error instanceof ConnectionDropped || outgoing.headersSent || outgoing.destroyed)
        return void incoming.socket.destroy();
      if (!(error instanceof RequestError)) console.error(error);
      const [status, text] = error instanceof RequestError ? [error.status, error.message] : [500, 'Internal error'];
      outgoing.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${text}\n`);
    });
  };

class RequestError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function answer(fetch: Fetch, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const response = await fetch(await toRequest(incoming, gone.signal));
  const body = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string | string[]> = { ...Object.fromEntries(response.headers) };
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  if (response.status !== 204 && response.status !== 304) headers['content-length'] = String(body.length);
  outgoing.writeHead(response.status, headers);
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const scheme = incoming.socket instanceof TLSSocket ? 'https' : 'http';
  const address = `${scheme}://${headers.host ?? ''}${url.startsWith('/') ? url : '/'}`;
  if (!URL.canParse(address)) throw new RequestError(400, 'The header Host names no host.');
  const body = await readBody(incoming);
  try {
    return new Request(address, {
      method,
      headers: Object.entries(headers).flatMap(([name, value]) =>
        [value ?? []].flat().map((text): [string, string] => [name, text]),
      ),
      signal,
      ...(body.length > 0 && method !== 'GET' && method !== 'HEAD' && { body }),
    });
  } catch {
    throw new RequestError(400, 'The request is none.');
  }
}

async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestBody) throw new RequestError(413, 'The body is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
