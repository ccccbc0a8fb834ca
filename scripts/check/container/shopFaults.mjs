/** One address of each kind, with the type of its content. A file that the build has not traced is missing in a container only. */
const addresses = [
  ['/', 'text/html'],
  ['/collections/bikes', 'text/html'],
  ['/products/floor-pump', 'text/html'],
  ['/cart', 'text/html'],
  ['/account/login', 'text/html'],
  ['/search?q=pump', 'text/html'],
  ['/products/floor-pump.md', 'text/markdown'],
  ['/cards/products/floor-pump.png', 'image/png'],
  ['/feeds/google.xml', 'application/xml'],
  ['/sitemap.xml', 'application/xml'],
  ['/robots.txt', 'text/plain'],
  ['/favicon.ico', 'image/'],
  ['/.well-known/ucp', 'application/json'],
  ['/api/ready', 'application/json'],
];

/** Returns what is wrong with a shop that runs at this origin, in sentences. */
export async function faultsOf(origin) {
  const faults = await Promise.all(addresses.map(([path, type]) => faultOf(origin + path, type)));
  const page = await (await fetch(origin)).text();
  const [script] = /\/_next\/static\/[^"\\]+\.js/.exec(page) ?? [];
  return [
    ...faults,
    script ? await faultOf(origin + script, 'application/javascript') : 'The start page has no script.',
  ].filter(Boolean);
}

async function faultOf(url, type) {
  const response = await fetch(url);
  const served = response.headers.get('content-type') ?? 'no type';
  const body = await response.arrayBuffer();
  if (response.status === 200 && served.startsWith(type) && body.byteLength > 0) return undefined;
  return `${url} is answered ${response.status} with ${served} and ${body.byteLength} bytes, and not 200 with ${type}.`;
}
