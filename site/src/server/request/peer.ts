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
