import { ServerResponse, type IncomingMessage } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { correctNext, requireTls } from './answerHeaders';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://shop.example', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('a shop at %s has the header %s', (url, header) => {
  vi.stubEnv('SITE_URL', url);
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  requireTls(response);
  expect(response.getHeader('Strict-Transport-Security')).toBe(header);
});

it('a response does not reveal the internal address of its page', () => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  correctNext(response);
  response.setHeader('x-middleware-rewrite', '/en-US/products/floor-pump/-');
  response.setHeader('Content-Type', 'text/html');
  response.writeHead(200);
  expect(response.getHeaders()).toEqual({ 'content-type': 'text/html' });
});

it.each([
  ['s-maxage=300, stale-while-revalidate=31535700', 'max-age=0, must-revalidate'],
  ['s-maxage=10', 'max-age=0, must-revalidate'],
  ['max-age=0, must-revalidate, s-maxage=120', 'max-age=0, must-revalidate, s-maxage=120'],
  ['private, no-store', 'private, no-store'],
  ['public, max-age=31536000, immutable', 'public, max-age=31536000, immutable'],
])("a response with Next's %j has %j", (said, control) => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  correctNext(response);
  response.setHeader('Cache-Control', said);
  response.writeHead(200);
  expect(response.getHeader('Cache-Control')).toBe(control);
});
