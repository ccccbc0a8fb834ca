/** Adds sections from the catalogue's registry with shadcn's own CLI, from CATALOGUE_URL: node shadcnRegistry.ts FOLDER_OF_TARBALLS */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registryItemSchema, registrySchema } from 'shadcn/schema';

const catalogue = process.env.CATALOGUE_URL ?? '';
const tarballs = process.argv[2] ?? '';
const bin = join(import.meta.dirname, 'node_modules/shadcn/dist/index.js');

const get = async (name: string) => (await fetch(`${catalogue}/r/${name}.json`)).json() as Promise<unknown>;

/** Runs the CLI in a folder, and returns its output. */
const shadcn = async (cwd: string, ...args: string[]) =>
  (await promisify(execFile)('node', [bin, ...args], { cwd, timeout: 300_000 })).stdout;

/** Returns the manifest of a packed package. */
async function manifestOf(file: string) {
  const { stdout } = await promisify(execFile)('tar', ['-xzOf', file, 'package/package.json']);
  return JSON.parse(stdout) as { name: string; version: string };
}

/** Serves the packed packages as npm's registry does, while the task runs with its URL. */
async function withPackages(task: (url: string) => Promise<void>) {
  const files = readdirSync(tarballs).map((name) => join(tarballs, name));
  const packed = await Promise.all(files.map(async (file) => ({ file, manifest: await manifestOf(file) })));
  const packages = new Map(packed.map((each) => [`/${each.manifest.name}`, each]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const found = packages.get(path.replace(/\.tgz$/, ''));
    if (!found) return response.writeHead(404).end();
    if (path.endsWith('.tgz')) return response.end(readFileSync(found.file));
    const { name, version } = found.manifest;
    const dist = { tarball: `http://${request.headers.host}/${name}.tgz` };
    const versions = { [version]: { ...found.manifest, dist } };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await task(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
  }
}

const list = registrySchema.parse(await get('registry'));
for (const { name } of list.items) registryItemSchema.parse(await get(name));
console.warn(`✓ shadcn: ${list.items.length} items of the registry have its form`);

const folder = await mkdtemp(join(tmpdir(), 'vitrine-shadcn-'));
try {
  await withPackages(async (packages) => {
    const registries = { '@vitrine': `${catalogue}/r/{name}.json` };
    await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, registries }));
    await writeFile(join(folder, '.npmrc'), `@vitrine:registry=${packages}\n`);

    assert.match(await shadcn(folder, 'search', '@vitrine', '--query', 'product box'), /@vitrine\/product-box/);
    const [viewed] = JSON.parse(await shadcn(folder, 'view', '@vitrine/cart')) as { title: string }[];
    assert.equal(viewed?.title, 'Cart');
    console.warn('✓ shadcn: search and view');

    const said = await shadcn(folder, 'add', `${catalogue}/r/product-box.json`, '--yes');
    assert.match(said, /reference\/ProductBox\.md/);
    const code = await readFile(join(folder, 'components/vitrine/product-box.tsx'), 'utf8');
    assert.match(code, /import { NotFound, ProductBox } from '@vitrine\/sections'/);
    const { dependencies } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
      dependencies: object;
    };
    assert.deepEqual(Object.keys(dependencies).sort(), [
      '@vitrine/commerce',
      '@vitrine/components',
      '@vitrine/sections',
    ]);
    console.warn('✓ shadcn: add, by URL');

    await shadcn(folder, 'add', '@vitrine/header', '--yes');
    await readFile(join(folder, 'components/vitrine/header.tsx'));
    console.warn('✓ shadcn: add, by name');
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
