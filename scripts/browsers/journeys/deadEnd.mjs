// Cuts a browser's network: a proxy that lets nothing through, and notes what was asked for. What is served on the machine itself goes past it.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** What browsers ask for by themselves, on no page's behalf. */
const ofBrowsers =
  /^((update|content-autofill|optimizationguide-pa|safebrowsing)\.googleapis\.com|(accounts|clients\d|www)\.google\.com|[\w.-]+\.(gvt1\.com|mozilla\.(com|org|net)|firefox\.com))$/;

const hostOf = (url) => (url.includes('://') ? new URL(url).hostname : url.replace(/:\d+$/, ''));

export async function openDeadEnd() {
  const asked = [];
  const server = createServer(({ url }, response) => {
    asked.push(url);
    response.writeHead(502).end();
  });
  // Over HTTPS a browser says the host alone: 'fonts.example:443'.
  server.on('connect', ({ url }, socket) => {
    asked.push(url);
    socket.on('error', () => socket.destroy());
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    /** '127.0.0.1:40001', for a browser's settings. */
    address: `127.0.0.1:${server.address().port}`,
    /** What pages have asked for since this was last called. */
    asked: () => asked.splice(0).filter((url) => !ofBrowsers.test(hostOf(url))),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
