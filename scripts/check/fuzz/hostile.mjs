// The parts of hostile requests: arbitraries of fast-check, which repeats them by a seed and shrinks a finding.
import fc from 'fast-check';

/** Returns one of the words of a text. */
export const word = (text) => fc.constantFrom(...text.split(' '));

/** Returns mostly the usual values, and one of the others in `rarity` times. */
export const mostly = (usual, rarity, ...others) =>
  fc.oneof({ weight: rarity * others.length, arbitrary: usual }, ...others);

/** Returns any JSON value with these names of properties and these simple values: the protocol's own, so that the server accepts some. */
export const jsonValue = (names, simple) =>
  fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4, depthSize: 'small' },
      { weight: 3, arbitrary: fc.constantFrom(...simple) },
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(word(names), tie('value'), { maxKeys: 5 }),
    ),
  })).value;

/** Returns a part of a text from its beginning. */
export const beginningOf = (text) =>
  fc.tuple(text, fc.nat()).map(([whole, at]) => whole.slice(0, at % (whole.length + 1)));

/** Returns a value as JSON: mostly whole, else cut off, too deep, too long or undecodable. */
export function jsonText(value) {
  const whole = value.map((content) => JSON.stringify(content));
  const deep = fc.integer({ min: 1, max: 20_000 }).map((depth) => '['.repeat(depth));
  return mostly(
    whole,
    5,
    beginningOf(whole),
    deep,
    fc.constantFrom('', '\xff\xfe{', `{"args":["${'x'.repeat(70_000)}"]}`),
  );
}

/** Returns up to `most` headers of a table of names and values. */
const headersFrom = (table, most) =>
  fc.array(
    fc.oneof(...Object.entries(table).map(([name, values]) => fc.tuple(fc.constant(name), fc.constantFrom(...values)))),
    { maxLength: most },
  );

/**
 * Completes a request with the headers that each needs, some of `table`, and the length of its body. Rarely the length is wrong, but never
 * too long: the server would rightly wait for the rest.
 */
export const complete = (request, table) =>
  fc
    .record({
      request,
      more: headersFrom(table, 2),
      host: mostly(fc.constant('127.0.0.1'), 20, fc.constantFrom('', 'evil.example', '%', '[::', 'a b')),
      wrongLength: mostly(
        fc.constant(undefined),
        40,
        fc.constantFrom(['Content-Length', 'x'], ['Transfer-Encoding', 'gzip'], ['Content-Length', '0']),
      ),
    })
    .map(({ request: { method, path, headers = [], body }, more, host, wrongLength }) => ({
      method,
      // A line break would end the line, and a space would end the path: the rest would become another header.
      path: path.replace(/[\0-\x20]/g, ''),
      headers: [
        ['Host', host],
        ['Connection', 'close'],
        ...headers,
        ...more,
        ...(body === undefined ? [] : [wrongLength ?? ['Content-Length', String(Buffer.byteLength(body, 'latin1'))]]),
      ],
      body,
    }));
