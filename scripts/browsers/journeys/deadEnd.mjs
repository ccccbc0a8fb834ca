// Cuts off a browser's network: a proxy that blocks and records all requests. Local URLs bypass it.
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Hosts that browsers request for themselves and not for a page. */
const ofBrowsers =
  /^((update|content-autofill|optimizationguide-pa|safebrowsing)\.googleapis\.com|(accounts|clients\d|www)\.google\.com|[\w.-]+\.(gvt1\.com|mozilla\.(com|org|net)|firefox\.com))$/;

/** The host of a story's shop has the story's id. */
const ofShops = /^(.+)--.+\.northlane\.test$/;

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
    /**
     * Returns the requests of pages since the last call. A story's requests count only while the browser is at its component, whose id is
     * `component`: as soon as a page is left, its worker no longer answers, so its last requests can come here.
     */
    asked: (component) =>
      asked.splice(0).filter((url) => {
        const host = hostOf(url);
        const [, owner = component] = ofShops.exec(host) ?? [];
        return owner === component && !ofBrowsers.test(host);
      }),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
