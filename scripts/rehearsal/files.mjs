// The files of the rehearsal's own pages, and the headers of those pages.
import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { baseStyles } from '../../packages/sandbox/dist/styles.js';
import { sampleFonts } from '../../packages/sandbox/dist/node/sampleFonts.js';

/** The beginning of the paths of these files. The shop has no pages there. */
export const filesPath = '/.rehearsal/';

const text = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const script = 'text/javascript; charset=utf-8';

/** Returns a script of `browser/` with its imports. */
const bundled = (name) =>
  buildSync({
    entryPoints: [fileURLToPath(new URL(`browser/${name}`, import.meta.url))],
    bundle: true,
    format: 'esm',
    write: false,
  }).outputFiles[0].text;

const files = {
  'rehearsal.css': [
    'text/css; charset=utf-8',
    baseStyles.replaceAll('/fonts/', `${filesPath}fonts/`) + text('browser/rehearsal.css'),
  ],
  'compare.js': [script, bundled('compare.js')],
  'frame.js': [script, bundled('frame.js')],
};

/** Answers a request for one of the files. */
export function answerFile(path, outgoing) {
  const name = path.slice(filesPath.length);
  const font = name.startsWith('fonts/') && sampleFonts(name.slice('fonts/'.length));
  const [type, content] = font
    ? ['font/woff2', font]
    : (Object.hasOwn(files, name) && files[name]) || ['text/plain', undefined];
  outgoing
    .writeHead(content === undefined ? 404 : 200, { 'content-type': type, 'cache-control': 'no-cache' })
    .end(content);
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  'frame-src http://127.0.0.1:*',
  "form-action 'self'",
  "base-uri 'none'",
  'frame-ancestors http://127.0.0.1:*',
].join('; ');

/** Sends a page of the rehearsal. */
export const sendPage = (outgoing, html) =>
  outgoing
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': 'same-origin',
    })
    .end(html);
