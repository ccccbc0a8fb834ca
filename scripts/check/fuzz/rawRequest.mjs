// A request as bytes: HTTP clients refuse to send what servers must withstand.
import { connect } from 'node:net';

/** @param {{ method: string, path: string, headers: [string, string][], body?: string }} request */
export const serialize = ({ method, path, headers, body }) =>
  [`${method} ${path} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', body ?? ''].join('\r\n');

/**
 * Sends a request. Resolves to the response, or to undefined if there is none within the time limit. A connection that closes without a
 * response has the status 0.
 */
export function send(url, request, timeout) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const parts = [];
    const socket = connect(Number(port), hostname, () => socket.write(serialize(request), 'latin1'));
    const timer = setTimeout(() => end(undefined), timeout);
    const end = (answer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    socket.on('data', (part) => parts.push(part));
    socket.on('error', () => {});
    socket.on('close', () => end(parse(Buffer.concat(parts).toString('latin1'))));
  });
}

function parse(whole) {
  const text = whole.replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '');
  const [head = ''] = text.split('\r\n\r\n', 1);
  return { status: Number(head.match(/^HTTP\/1\.[01] (\d{3})/)?.[1] ?? 0), head, body: text.slice(head.length + 4) };
}
