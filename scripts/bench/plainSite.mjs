// The same shop as a plain static Next.js app: a list and its products with their own names, prices and pictures, and nothing else.
// It measures the cost of Next.js itself on this machine, in the same run.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure, root, runOrFail } from '../run/programs.mjs';

const app = join(root, 'scripts/bench/.cache/plain-site');

function write(file, content) {
  const path = join(app, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const text = (html) => JSON.stringify(html.replace(/<[^>]*>/g, '').replace(/&amp;/g, '&'));

/** Reads the tiles of a listing of the shop: links, names, prices and pictures. */
async function readTiles(origin, listing) {
  const html = await (await fetch(origin + listing)).text();
  const items = html.match(/<li\b(?:(?!<\/li>)[\s\S])*href="\/products\/[\s\S]*?<\/li>/g) ?? [];
  const tiles = items.map((item) => ({
    slug: /href="\/products\/([^"?/]+)/.exec(item)[1],
    name: text(/<h[2-4][^>]*>([\s\S]*?)<\/h/.exec(item)?.[1] ?? ''),
    price: text(/\$[\d,.]+/.exec(item)?.[0] ?? ''),
    picture: /<img[^>]* src="([^"]+)"/.exec(item)?.[1].replace(/&amp;/g, '&'),
  }));
  if (!tiles.length)
    throw new Failure(`${listing} shows no products: look at scripts/bench/plainSite.mjs, which reads them.`);
  return tiles;
}

async function writePicture(origin, { slug, picture }) {
  const response = await fetch(new URL(picture, origin));
  const type = response.headers.get('content-type') ?? '';
  const ending = type.includes('svg') ? 'svg' : type.includes('webp') ? 'webp' : 'png';
  write(`public/${slug}.${ending}`, Buffer.from(await response.arrayBuffer()));
  return `/${slug}.${ending}`;
}

/** Writes and builds the app from a listing of the shop. Resolves to its folder and its products' slugs. */
export async function buildPlainSite(origin, listing) {
  rmSync(join(app, 'app'), { recursive: true, force: true });
  rmSync(join(app, 'public'), { recursive: true, force: true });
  const tiles = await readTiles(origin, listing);
  for (const tile of tiles) tile.picture = tile.picture && (await writePicture(origin, tile));
  write('package.json', '{ "private": true, "type": "module" }\n');
  write(
    'next.config.mjs',
    `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(root)} }, images: { unoptimized: true } };\n`,
  );
  write('app/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>\n');
  write(
    'app/layout.jsx',
    `export const metadata = { title: 'Plain', description: 'A plain page.' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }\n`,
  );
  const imports = `import Link from 'next/link';\nimport products from './products.json';\n`;
  const picture = '{picture && <img src={picture} alt="" width={400} height={500} />}';
  write(
    'app/products.json',
    `[${tiles.map((tile) => `{"slug":"${tile.slug}","name":${tile.name},"price":${tile.price},"picture":${JSON.stringify(tile.picture ?? null)}}`).join(',')}]\n`,
  );
  write(
    'app/page.jsx',
    `${imports}
export default function Page() {
  return <main><h1>Products</h1><ul>{products.map(({ slug, name, price, picture }) => (
    <li key={slug}><Link href={'/products/' + slug}>${picture}<h2>{name}</h2></Link><p>{price}</p></li>
  ))}</ul></main>;
}\n`,
  );
  write(
    'app/products/[slug]/page.jsx',
    `${imports.replace('./products.json', '../../products.json')}
export const dynamicParams = false;
export const generateStaticParams = () => products.map(({ slug }) => ({ slug }));
export default async function Page({ params }) {
  const { slug } = await params;
  const { name, price, picture } = products.find((product) => product.slug === slug);
  return <main><Link href="/">Products</Link><h1>{name}</h1>${picture}<p>{price}</p></main>;
}\n`,
  );
  await runOrFail('Building the plain app failed', 'next', ['build'], { cwd: app, log: 'bench-plain-site.log' });
  return { app, slugs: tiles.map(({ slug }) => slug) };
}
