// Serves the built catalogue, or another built Storybook: node serve.mjs [port] [folder]. Port 0 selects a free port.
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const [, , portText = '6006', folder] = process.argv;
const root = folder ? resolve(folder) : fileURLToPath(new URL('./storybook-static/', import.meta.url));
const port = Number(portText);

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Resolves to the file of a URL, and a key that changes with the file. Undefined if there is none. `normalize` keeps `..` from leaving the folder. */
async function fileOf(address) {
  const path = normalize(decodeURIComponent(new URL(address, 'http://catalogue').pathname));
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, key: `${file} ${found.mtimeMs}` } : undefined;
}

const compress = promisify(gzip);
/** Compressed files, by the key of each. */
const compressed = new Map();
const isText = /^text|^image\/svg|javascript|json/;

function compressedOf({ file, key }) {
  if (!compressed.has(key))
    compressed.set(
      key,
      readFile(file).then((bytes) => compress(bytes)),
    );
  return compressed.get(key);
}

async function answer(request, response) {
  const found = await fileOf(request.url ?? '/').catch(() => undefined);
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const type = types[extname(found.file)] ?? 'application/octet-stream';
  const isCompressed = isText.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const body = await (isCompressed ? compressedOf(found) : readFile(found.file));
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.length,
    ...(isCompressed && { 'content-encoding': 'gzip' }),
    vary: 'accept-encoding',
    // The name of an asset contains a hash of its content.
    'cache-control': found.file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

// A file can disappear while the catalogue is built again.
const server = createServer((request, response) =>
  answer(request, response).catch(() => response.writeHead(500, { 'content-type': 'text/plain' }).end('Not readable')),
);

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: node serve.mjs PORT` : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => console.log(`The catalogue is at http://127.0.0.1:${server.address().port}`));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close(() => process.exit()) && server.closeAllConnections());
