import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { services, networks } = parse(read('compose.yaml'), { merge: true });
const dockerfile = read('Dockerfile');
const proxy = read('site/nginx.conf');
const shops = Object.entries(services).filter(([, { build }]) => build);
const only = (pattern, text) => {
  const found = [...text.matchAll(pattern)].map(([, value]) => value);
  expect(found, String(pattern)).toHaveLength(1);
  return found[0];
};

test('nginx shares the requests among the servers of compose.yaml, at the port of the image', () => {
  const port = only(/^ENV .*\bPORT=(\d+)/gm, dockerfile);
  const servers = [...proxy.matchAll(/^\s*server ([\w-]+:\d+) /gm)].map(([, server]) => server);
  expect(shops.length).toBeGreaterThan(1);
  expect(servers).toEqual(shops.map(([name]) => `${name}:${port}`));
  expect(shops.map(([name]) => name)).toEqual(Object.keys(services.nginx.depends_on));
});

test('nginx has the configuration of test:instances, at the published port', () => {
  expect(services.nginx.volumes).toEqual(['./site/nginx.conf:/etc/nginx/conf.d/default.conf:ro']);
  expect(read('site/e2e/support/nginx.ts')).toContain("new URL('../../nginx.conf', import.meta.url)");
  const listened = only(/^\s*listen (\d+);/gm, proxy);
  const [published] = services.nginx.ports;
  expect(published.split(':').at(-1)).toBe(listened);
});

test('the servers share one Redis, and trust the one proxy', () => {
  for (const [name, { environment }] of shops) {
    const redis = new URL(environment.REDIS_URL);
    expect(services[redis.hostname]?.image, name).toMatch(/^redis:/);
    expect(environment.TRUSTED_PROXIES, name).toBe('1');
    expect(environment).toEqual(shops[0][1].environment);
    const room = only(/--maxmemory (\d+)mb/g, services[redis.hostname].command);
    expect(Number(room), 'room for pages, and as much for the rest').toBeGreaterThan(
      1.5 * Number(environment.PAGE_CACHE_REDIS_MB),
    );
    expect(services[redis.hostname].command).toContain('--maxmemory-policy noeviction');
    expect(services[redis.hostname].ports).toBeUndefined();
    expect(services[redis.hostname].networks.every((network) => networks[network].internal)).toBe(true);
  }
});

test('no service has rights that it does not need', () => {
  expect(dockerfile.trim().split('\n')).toContain('USER node');
  for (const [name, service] of Object.entries(services)) {
    expect(service.read_only, name).toBe(true);
    expect(service.cap_drop, name).toEqual(['ALL']);
    expect(service.security_opt, name).toEqual(['no-new-privileges:true']);
    if (service.image && !service.build) expect(service.image, name).toMatch(/:\d/);
    for (const port of service.ports ?? []) expect(port, name).toMatch(/^127\.0\.0\.1:/);
  }
});

test('a page that the servers keep has room in the folder for temporary files', () => {
  for (const [name, { environment, tmpfs }] of shops) {
    const size = Number(only(/^\/tmp:size=(\d+)m$/g, tmpfs));
    expect(size, name).toBeGreaterThan(Number(environment.PAGE_CACHE_DISK_MB));
  }
});
