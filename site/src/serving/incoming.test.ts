import { describe, expect, it } from 'vitest';
import { normalizeRequest } from './incoming';

const normalized = (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const request = { method, url, headers };
  normalizeRequest(request);
  return request;
};

describe('a request, before Next sees it', () => {
  it('has a User-Agent of bounded length', () => {
    expect(normalized('/', { 'user-agent': 'a'.repeat(15_500) }).headers['user-agent']).toHaveLength(512);
    expect(normalized('/', { 'user-agent': 'Mozilla/5.0' }).headers).toEqual({ 'user-agent': 'Mozilla/5.0' });
    expect(normalized('/').headers).toEqual({});
  });

  it.each(['/collections/%', '/products/%FF', '/media/%E4%B8', '*', 'http://evil.example/', ''])(
    'redirects to the malformed URL from %j',
    (url) => {
      expect(normalized(url).url).toBe('/400');
    },
  );

  it.each(['TRACE', 'PROPFIND', 'get'])('is not one with %s', (method) => {
    expect(normalized('/', {}, method)).toMatchObject({ method: 'GET', url: '/400' });
  });

  it.each(['POST', 'PUT', 'DELETE'])('is not one with %s for a file of Next', (method) => {
    expect(normalized('/_next/static/chunks/a.js', {}, method)).toMatchObject({ method: 'GET', url: '/400' });
    expect(normalized('/_next/static/chunks/a.js').url).toBe('/_next/static/chunks/a.js');
  });

  it('has a bounded number of parameters', () => {
    expect(normalized(`/?${'&a='.repeat(5000)}`).url).toBe('/400');
    expect(normalized(`/?a=1${'&a='.repeat(99)}`).url).toMatch(/^\/\?a=1/);
  });

  it.each([
    ['/products/../about', '/about'],
    ['/_next/static/%2e%2e/%2e%2e/about?a', '/about?a'],
    ['/./about#top', '/about'],
    ['/about\\us', '/about/us'],
    ['/_next/static/a.js?token', '/_next/static/a.js'],
    ['//evil.example/about', '//evil.example/about'],
  ])('has the address of a browser, or of a file without a query: %s', (url, plain) => {
    expect(normalized(url).url).toBe(plain);
  });

  it("has no URL of a file's data, which Next would redirect endlessly", () => {
    expect(normalized('/_next/static/a.js?_rsc=', { rsc: '1' })).toMatchObject({
      url: '/_next/static/a.js',
      headers: {},
    });
    expect(normalized('/about', { rsc: '1' }).headers).toEqual({ rsc: '1' });
  });

  it.each(['/', '/products/50%25-off?variant=%', '/products/%E4%B8%89', '/%00'])('keeps the URL %s', (url) => {
    expect(normalized(url).url).toBe(url);
  });
});
