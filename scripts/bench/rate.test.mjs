import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { answerReader, rateOf } from './rate.mjs';

const body = 'kettle '.repeat(100);
const whole = `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const chunks = `${body.length.toString(16)}\r\n${body}\r\n`;
const chunked = `HTTP/1.1 404 Not Found\r\nTransfer-Encoding: chunked\r\n\r\n${chunks}${chunks}0\r\n\r\n`;
const empty = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n';

test.each([1, 2, 3, 7, 100, 10_000])('reads answers in pieces of %i bytes', (size) => {
  const read = answerReader();
  const answers = [whole, chunked, empty, whole].map((answer) => {
    const pieces = Array.from({ length: Math.ceil(answer.length / size) }, (_, place) =>
      read(Buffer.from(answer.slice(place * size, (place + 1) * size))),
    );
    expect(pieces.slice(0, -1).filter(Boolean)).toEqual([]);
    return pieces.at(-1);
  });
  expect(answers).toEqual([
    { status: 200, bytes: whole.length },
    { status: 404, bytes: chunked.length },
    { status: 200, bytes: empty.length },
    { status: 200, bytes: whole.length },
  ]);
});

let server;
afterEach(() => server?.close());

const serve = async (listener) => {
  server = createServer(listener);
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${server.address().port}/a?b`;
};

test('counts the answers of a server, with the asked encoding', async () => {
  let asked = 0;
  const url = await serve((request, response) => {
    asked++;
    expect([request.url, request.headers['accept-encoding']]).toEqual(['/a?b', 'gzip']);
    response.setHeader('Content-Encoding', 'gzip').end(gzipSync(body));
  });
  const { perSecond, bytes } = await rateOf(url, { encoding: 'gzip', connections: 3, seconds: 0.1 });
  expect(perSecond).toBeGreaterThan(0);
  expect(perSecond).toBeLessThanOrEqual(asked * 10);
  expect(bytes).toBeGreaterThan(gzipSync(body).length);
});

test('fails if an answer is no success', async () => {
  const url = await serve((_, response) => response.writeHead(503).end());
  await expect(rateOf(url, { encoding: 'gzip', connections: 1, seconds: 0.1 })).rejects.toThrow('answered 503');
});
