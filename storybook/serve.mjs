// Serves the built catalogue: node serve.mjs [port]. Port 0 selects a free port.
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('./storybook-static/', import.meta.url));
const port = Number(process.argv[2] ?? 6006);

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
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Resolves to the file of an address. Undefined if there is none. `normalize` keeps `..` from leaving the folder. */
async function fileOf(address) {
  const path = normalize(decodeURIComponent(new URL(address, 'http://catalogue').pathname));
  const file = join(root, path.endsWith('/') ? `${path}index.html` : path);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, size: found.size } : undefined;
}

const server = createServer(async (request, response) => {
  const found = await fileOf(request.url ?? '/').catch(() => undefined);
  if (!found) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  response.writeHead(200, {
    'content-type': types[extname(found.file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': 'no-cache',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.file).pipe(response);
});

server.on('error', (error) => {
  console.error(
    error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: node serve.mjs PORT` : error.message,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => console.log(`The catalogue is at http://127.0.0.1:${server.address().port}`));
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => server.close(() => process.exit()) && server.closeAllConnections());
