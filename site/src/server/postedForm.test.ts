import { describe, expect, it } from 'vitest';
import { refusedForm } from './postedForm';

const url = 'http://shop.example/account/login';
const line = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const type = `multipart/form-data; boundary=${line}`;
const whole = `--${line}\r\nContent-Disposition: form-data; name="email"\r\n\r\nrobin@example.com\r\n--${line}--\r\n`;

const send = (headers: Record<string, string> = {}, body = whole, method = 'POST') =>
  refusedForm(
    new Request(url, {
      method,
      headers: { host: 'shop.example', 'content-type': type, 'content-length': String(body.length), ...headers },
      body,
    }),
  );

describe('a form without script', () => {
  it.each([
    ['of this site', {}],
    ['with its origin', { origin: 'http://shop.example', 'sec-fetch-site': 'same-origin' }],
    ['through a proxy of ours', { origin: 'https://shop.example', 'x-forwarded-proto': 'https' }],
  ])('is taken: %s', async (_, headers) => {
    expect(await send(headers)).toBeUndefined();
  });

  it.each<[string, number, Record<string, string>, string?, string?]>([
    ['of another site', 403, { origin: 'https://evil.example' }],
    ['of another site, by a new browser', 403, { 'sec-fetch-site': 'cross-site' }],
    ['of nobody', 403, { origin: 'null' }],
    ['as a call of an action', 405, { 'next-action': 'abc' }],
    ['by PUT', 405, {}, whole, 'PUT'],
    ['as text', 415, { 'content-type': 'text/plain' }],
    ['in an address', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['without a boundary', 400, { 'content-type': 'multipart/form-data; x=y' }],
    ['of nothing', 400, {}, 'xxx'],
    ['cut off', 400, {}, whole.slice(0, 60)],
    ['too long', 413, {}, 'x'.repeat(70_000)],
  ])('is refused: %s', async (_, status, headers, body, method) => {
    expect((await send(headers, body, method))?.status).toBe(status);
  });
});
