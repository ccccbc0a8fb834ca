import type { IncomingMessage } from 'node:http';

/** The header with the address of the connection, which Next does not show to a route. It replaces a header of this name that the client sent. */
export const peerHeader = 'x-vitrine-peer';

export function notePeer({
  headers,
  socket,
}: {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string };
}) {
  headers[peerHeader] = socket.remoteAddress ?? '';
}

let hasWarned = false;

/**
 * Warns once if a request came through a proxy that the shop does not know. Without the setting, the proxy is the only visitor, and all
 * shoppers share one limit of attempts. Next adds the header itself, so this reads the request before Next.
 */
export function warnOfProxy(headers: IncomingMessage['headers'], trustedProxies: number) {
  if (hasWarned || trustedProxies > 0 || headers['x-forwarded-for'] === undefined) return;
  hasWarned = true;
  console.warn(
    'A request has X-Forwarded-For, and TRUSTED_PROXIES is 0: all shoppers behind a proxy share one limit of attempts. ' +
      'Set TRUSTED_PROXIES to the number of your proxies in front of the shop. Without one, ignore this: any client can send the header.',
  );
}
