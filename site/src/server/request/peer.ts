import type { IncomingMessage } from 'node:http';

/** Holds the address of the connection: Next shows a route no connection. It replaces a header of this name that the client sent. */
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
