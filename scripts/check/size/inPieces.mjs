// How far a page moves while its HTML comes in small pieces, as on a slow network. Nothing is timed: each piece follows the paint of the last
// one. Scripts do not come.
import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Bytes of HTML in a piece. */
const size = 1400;

/** The page asks for it after each paint. */
const nextPiece = '/next-piece';

/** Less than a fifth of what Core Web Vitals call good. The opening of the start page is centred beside its picture, so it moves by 0.0115. */
const shiftsAllowed = 0.018;

/** The page that looks for an order is shorter than a screen: its footer is at the end of the screen. */
const routes = ['/', '/collections/bikes', '/products/{a product}', '/cart', '/find-order', '/nothing-here'];
const widths = [390, 1440];

/** Runs in the page: notes the sum of shifts and what has moved, and asks for the next piece of the page after each paint. */
const observe = (nextPiece) => {
  window.arrival = { shifts: 0, moved: new Set() };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries()) {
      window.arrival.shifts += value;
      for (const { node } of sources) window.arrival.moved.add(node?.textContent?.slice(0, 40) || node?.localName);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const paint = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const askAgain = () => paint().then(() => document.readyState === 'loading' && fetch(nextPiece).then(askAgain));
  askAgain();
};

/** Returns the pieces of a page. Its head is one piece, and so is the data of its scripts: they paint nothing. */
function piecesOf(html) {
  const body = html.indexOf('<body') + size;
  const end = html.indexOf('self.__next_f');
  const starts = Array.from({ length: Math.ceil((end - body) / size) }, (_, at) => body + at * size);
  const edges = [0, ...starts, end, html.length];
  return edges.slice(1).map((edge, at) => html.subarray(edges[at], edge));
}

/** Starts a server in front of the shop that sends a piece of the HTML at the beginning, and one for each request for `nextPiece`. */
async function serveInPieces(origin) {
  const waiting = [];
  const sendNext = () => {
    const [{ response, pieces }] = waiting;
    response.write(pieces.shift());
    if (pieces.length === 0) waiting.shift().response.end();
  };
  const server = createServer(({ url, method, headers }, response) => {
    if (url === nextPiece) {
      if (waiting.length > 0) sendNext();
      return response.writeHead(204).end();
    }
    request(origin + url, { method, headers: { ...headers, 'accept-encoding': 'identity' } }, async (answer) => {
      response.writeHead(answer.statusCode, answer.headers);
      if (!/^text\/html/.test(answer.headers['content-type'])) return answer.pipe(response);
      waiting.push({ response, pieces: piecesOf(Buffer.concat(await answer.toArray())) });
      sendNext();
    }).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

/** Visits the path of a shop at this width. Resolves to sentences about faults. */
async function visitInPieces(chromium, origin, path, width) {
  const context = await chromium.newContext({ viewport: { width, height: 844 }, serviceWorkers: 'block' });
  await context.addInitScript(observe, nextPiece);
  const page = await context.newPage();
  await page.route('**/*.js', (route) => route.abort());
  const server = await serveInPieces(origin);
  try {
    await page.goto(`http://127.0.0.1:${server.address().port}${path}`, { waitUntil: 'load' });
    const { shifts, moved } = await page.evaluate(() => ({ ...window.arrival, moved: [...window.arrival.moved] }));
    if (shifts < shiftsAllowed) return [];
    return [
      `${path}: at ${width} px, HTML that comes slowly shifts the page by ${shifts.toFixed(4)}: “${moved.join('”, “')}”`,
    ];
  } finally {
    await context.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Visits the shop's routes in pieces. Resolves to sentences about faults. */
export async function measureInPieces(chromium, origin, product) {
  const faults = [];
  for (const width of widths)
    for (const route of routes)
      faults.push(...(await visitInPieces(chromium, origin, route.replace('/products/{a product}', product), width)));
  return faults;
}
