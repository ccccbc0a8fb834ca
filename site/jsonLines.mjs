// Makes each line of the server's output a line of JSON, also those that Next and Node print before the shop's log takes over the console:
//
//   node --import ./jsonLines.mjs …
//
// The log itself writes to the file descriptor, and does not pass here.
import { StringDecoder } from 'node:string_decoder';
import { stripVTControlCharacters } from 'node:util';

/** All but plain characters: some end a line or change what a reader sees. */
const others = /[^ -~]/g;

/** @param {string} character */
const encoded = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** @param {string} line */
function isJson(line) {
  try {
    return line.startsWith('{') && JSON.parse(line) !== null;
  } catch {
    return false;
  }
}

/**
 * Returns a line of the output as JSON, with its end. Nothing for an empty one.
 * @param {string} line
 * @param {string} level
 */
function entry(line, level) {
  if (isJson(line)) return `${line}\n`;
  const msg = stripVTControlCharacters(line).trim();
  if (!msg) return '';
  return `${JSON.stringify({ level, time: new Date().toISOString(), msg }).replace(others, encoded)}\n`;
}

/**
 * Writes whole lines only. The rest of a line waits for its end, or for the end of the process.
 * @param {NodeJS.WriteStream} stream
 * @param {string} level
 */
function writeLines(stream, level) {
  const write = stream.write.bind(stream);
  const decoder = new StringDecoder();
  let rest = '';
  /** @type {(chunk: string | Uint8Array, ...more: (BufferEncoding | ((error?: Error | null) => void) | undefined)[]) => boolean} */
  const writeEntries = (chunk, ...more) => {
    const lines = (rest + (typeof chunk === 'string' ? chunk : decoder.write(chunk))).split('\n');
    rest = lines.pop() ?? '';
    return write(
      lines.map((line) => entry(line, level)).join(''),
      more.find((part) => typeof part === 'function'),
    );
  };
  stream.write = writeEntries;
  process.once('exit', () => write(entry(rest, level)));
}

writeLines(process.stdout, 'info');
writeLines(process.stderr, 'error');

// Node's own listener writes text past the stream.
process.removeAllListeners('warning');
process.on('warning', ({ stack, name, message }) => process.stderr.write(`${stack ?? `${name}: ${message}`}\n`));
