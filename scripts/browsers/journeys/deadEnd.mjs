// Cuts off a browser's network: a proxy that blocks and records all requests. Local URLs bypass it.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Hosts that browsers request for themselves and not for a page. */
const ofBrowsers =
  /^((update|content-autofill|optimizationguide-pa|safebrowsing)\.googleapis\.com|(accounts|clients\d|www)\.google\.com|[\w.-]+\.(gvt1\.com|mozilla\.(com|org|net)|firefox\.com))$/;

const hostOf = (url) => (url.includes('://') ? new URL(url).hostname : url.replace(/:\d+$/, ''));

export async function openDeadEnd() {
  const asked = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(502).end();
  });
  // For HTTPS, a browser sends only the host: 'fonts.example:443'.
  server.on('connect', ({ url }, socket) => {
    asked.push(url);
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    /** '127.0.0.1:40001', for a browser's settings. */
    address: `127.0.0.1:${server.address().port}`,
    /** Returns the requests of pages since the last call. */
    asked: () => asked.splice(0).filter((url) => !ofBrowsers.test(hostOf(url))),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
