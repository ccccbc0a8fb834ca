import { ServerResponse, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, log } from '../server/log/log';
import { logRequest, routeOf } from './requestLog';

const lines: Record<string, unknown>[] = [];
const shared = globalThis as { vitrineLog?: ReturnType<typeof createLog> | undefined };

const logAt = (level: string, proxies = 1) => {
  vi.stubEnv('TRUSTED_PROXIES', String(proxies));
  vi.stubEnv('LOG_LEVEL', level);
  shared.vitrineLog = createLog({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
};

beforeEach(() => void (lines.length = 0));
afterEach(() => {
  shared.vitrineLog = undefined;
  vi.unstubAllEnvs();
});

const answered = (headers: Record<string, string> = {}) => {
  const request = { method: 'GET', url: '/products/floor-pump?variant=7&email=robin@example.com', headers };
  const response = new ServerResponse(request as unknown as IncomingMessage);
  logRequest(request, response);
  response.statusCode = 404;
  response.emit('close');
  return response;
};

describe('the log of requests', () => {
  it('has a line for each request at the level info, with its kind and without its content', () => {
    logAt('info');
    const response = answered({ 'x-request-id': 'proxy-1' });
    expect(lines).toMatchObject([
      { level: 'info', id: 'proxy-1', method: 'GET', route: '/products/{…}', status: 404, msg: 'request' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/robin|pump/);
    expect(response.getHeader('X-Request-Id')).toBe('proxy-1');
  });

  it('creates an id if it is missing or invalid', () => {
    logAt('info');
    answered({ 'x-request-id': 'two words' });
    expect(lines[0]?.id).toMatch(/^[\da-f-]{36}$/);
  });

  it('creates an id if no proxy is trusted: anyone can send one', () => {
    logAt('info', 0);
    const response = answered({ 'x-request-id': 'proxy-1' });
    expect(lines[0]?.id).toMatch(/^[\da-f-]{36}$/);
    expect(response.getHeader('X-Request-Id')).toBe(lines[0]?.id);
  });

  it('is empty at the level warn', () => {
    logAt('warn');
    expect(answered().hasHeader('X-Request-Id')).toBe(false);
    expect(lines).toEqual([]);
  });

  it('names the request in each line that it causes, also later and beside another one', async () => {
    logAt('warn');
    const work = async (id: string) => {
      answered({ 'x-request-id': id });
      await Promise.resolve();
      log().warn(`of ${id}`);
    };
    await Promise.all([work('proxy-1'), work('proxy-2')]);
    expect(lines).toMatchObject([
      { id: 'proxy-1', msg: 'of proxy-1' },
      { id: 'proxy-2', msg: 'of proxy-2' },
    ]);
  });

  it.each([
    ['/', '/'],
    ['/account/login?redirectUrl=/cart', '/account/login'],
    ['/_next/static/chunks/a.js', '/_next/{…}'],
    ['/api/shop/cart/get', '/api/shop/{…}'],
    ['/robin@example.com', '{other}'],
    ['', '{other}'],
  ])('%j is of the kind %s', (url, kind) => {
    expect(routeOf(url)).toBe(kind);
  });
});
