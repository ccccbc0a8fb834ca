import { ServerResponse, type IncomingMessage } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { correctNext, keepQuery, strictTransport } from './answerHeaders';

afterEach(() => vi.unstubAllEnvs());

it.each([
  ['https://shop.example', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('a shop at %s has the transport security %s', (url, header) => {
  vi.stubEnv('SITE_URL', url);
  expect(strictTransport()).toBe(header);
});

it('a response does not reveal the internal URL of its page', () => {
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  correctNext(response);
  response.setHeader('x-middleware-rewrite', '/en-US/products/floor-pump/-');
  response.setHeader('Content-Type', 'text/html');
  response.writeHead(200);
  expect(response.getHeaders()).toEqual({ 'content-type': 'text/html', vary: 'Accept' });
});

it.each([
  ['a file of the build', '/_next/static/chunks/1.js', 'text/javascript', false],
  ['the page for a missing one', '/_next/static/chunks/1.js', 'text/html; charset=utf-8', true],
  ['a picture', '/media/1/2', 'image/svg+xml', true],
])("%s has a document's headers only if it needs them", (_, url, type, hasPolicy) => {
  const response = new ServerResponse({ method: 'GET', url } as IncomingMessage);
  correctNext(response);
  for (const name of ['Content-Security-Policy', 'X-Content-Type-Options']) response.setHeader(name, 'nosniff');
  response.setHeader('Content-Type', type);
  response.writeHead(200);
  expect(response.hasHeader('Content-Security-Policy')).toBe(hasPolicy);
  expect(response.hasHeader('X-Content-Type-Options')).toBe(true);
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

it.each([
  [301, '/new', 'utm_source=mail&_rsc=1', '/new?utm_source=mail'],
  [301, ['/new?page=2#a', '/new?page=2#a'], 'page=3&q=1', '/new?page=2&q=1#a'],
  [301, '/new', 'q=%0d%0aSet-Cookie:a&u=//evil.example', '/new?q=%0D%0ASet-Cookie%3Aa&u=%2F%2Fevil.example'],
  [307, '/new', 'q=1', '/new'],
  [301, '/new', '', '/new'],
])('a %s to %j for ?%s leads to %s', (status, location, query, expected) => {
  vi.stubEnv('SITE_URL', 'https://shop.example');
  const response = new ServerResponse({ method: 'GET' } as IncomingMessage);
  keepQuery(response, () => new URLSearchParams(query));
  response.setHeader('Location', location);
  response.writeHead(status);
  expect(response.getHeader('Location')).toBe(expected);
});
