import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface ConnectionLimits {
  /** Milliseconds for the head of a request, from the opening of its connection on. */
  head: number;
  /** Milliseconds for a whole request. */
  request: number;
  /** Milliseconds for which a connection may wait for its next request. */
  idle: number;
  /** Milliseconds for pending requests after SIGTERM. */
  end: number;
  /** The last thing that the process does, after its last request. Default: nothing. */
  beforeEnd?: (() => Promise<void>) | undefined;
}

/**
 * nginx and most load balancers close an idle connection after 60 s. A server that closes it first, as Node does after 5 s, may close it
 * under a request.
 */
const longerThanProxies = 65_000;

/** Node checks twice a minute, so a slow request may have half a minute more. */
const usual: ConnectionLimits = { head: 10_000, request: 30_000, idle: longerThanProxies, end: 15_000 };

/**
 * Closes connections that send nothing, or that send a request slowly. Node does so too, but after one and five minutes, and no longer once the
 * server has begun to close: then one such connection would keep the process.
 */
export function limitConnections(limits: Partial<ConnectionLimits> = {}) {
  const { head, request, idle, end, beforeEnd } = { ...usual, ...limits };
  const servers = new Set<Server>();
  subscribe('net.server.socket', (message) => {
    const { server } = (message as { socket: Socket & { server?: Server } }).socket;
    if (!server || servers.has(server) || !('headersTimeout' in server)) return;
    servers.add(server);
    Object.assign(server, { headersTimeout: head, requestTimeout: request, keepAliveTimeout: idle });
    if (beforeEnd) delayClosing(server, beforeEnd);
  });
  process.once('SIGTERM', () => {
    const closeAll = () => servers.forEach((server) => server.closeAllConnections());
    setTimeout(closeAll, end).unref();
  });
}

/** Next ends the process as soon as its server has closed. So the server reports that after `act`. */
function delayClosing(server: Server, act: () => Promise<void>) {
  const close = server.close.bind(server);
  server.close = (whenClosed) => close((error) => void act().finally(() => whenClosed?.(error)));
}

/** Bytes. The shop's own forms and calls have a few kB. */
const longestBody = 1_000_000;

/**
 * Refuses a body that is too long, or whose length is unknown, before Next keeps it in memory. The routes below `/api/` count what they read.
 * @returns whether the request is answered
 */
export function refuseBody(request: Pick<IncomingMessage, 'url' | 'headers'>, response: ServerResponse): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const isLong = Number(length ?? 0) > longestBody;
  const isUnknown = encoding !== undefined && !request.url?.startsWith('/api/');
  if (!isLong && !isUnknown) return false;
  const [status, text] = isLong
    ? [413, `A request may hold ${longestBody} bytes.`]
    : [411, 'A request says how long its body is.'];
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' }).end(text);
  return true;
}
