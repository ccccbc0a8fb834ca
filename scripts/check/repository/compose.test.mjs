import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (path) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const { services, networks } = parse(read('compose.yaml'));
const dockerfile = read('Dockerfile');
const proxy = read('site/nginx.conf');
const { shop } = services;
const only = (pattern, text) => {
  const found = [...text.matchAll(pattern)].map(([, value]) => value);
  expect(found, String(pattern)).toHaveLength(1);
  return found[0];
};

test('nginx looks up the servers of compose.yaml again and again, at the port of the image', () => {
  const port = only(/^ENV .*\bPORT=(\d+)/gm, dockerfile);
  expect(shop.scale).toBeGreaterThan(1);
  expect(only(/^\s*set \$shop (\S+);/gm, proxy)).toBe(`shop:${port}`);
  const targets = [...proxy.matchAll(/proxy_pass (\S+);/g)].map(([, target]) => target);
  expect(new Set(targets)).toEqual(new Set(['http://$shop']));
  // The address of Docker's name server is the same in every network of containers.
  expect(only(/^resolver (\S+) valid=\d+s/gm, proxy)).toBe('127.0.0.11');
  expect(services.nginx.depends_on).toEqual({ shop: { condition: 'service_healthy' } });
  expect(services.nginx.networks.some((network) => shop.networks.includes(network))).toBe(true);
});

test('nginx has the configuration of test:instances, at the published port', () => {
  expect(services.nginx.volumes).toEqual(['./site/nginx.conf:/etc/nginx/conf.d/default.conf:ro']);
  expect(read('site/e2e/support/nginx.ts')).toContain("new URL('../../nginx.conf', import.meta.url)");
  const listened = only(/^\s*listen (\d+);/gm, proxy);
  const [published] = services.nginx.ports;
  expect(published.split(':').at(-1)).toBe(listened);
});

test('the servers share one Redis, and trust the one proxy', () => {
  const { hostname } = new URL(shop.environment.REDIS_URL);
  const redis = services[hostname];
  expect(redis?.image).toMatch(/^redis:/);
  expect(shop.environment.TRUSTED_PROXIES).toBe('1');
  const room = only(/--maxmemory (\d+)mb/g, redis.command);
  expect(Number(room), 'room for pages, and as much for the rest').toBeGreaterThan(
    1.5 * Number(shop.environment.PAGE_CACHE_REDIS_MB),
  );
  expect(redis.command).toContain('--maxmemory-policy noeviction');
  expect(redis.ports).toBeUndefined();
  expect(redis.networks.every((network) => networks[network].internal)).toBe(true);
});

test('a server has the time that it takes to end', () => {
  const milliseconds = (file, pattern) => Number(only(pattern, read(file)).replaceAll('_', ''));
  const requests = milliseconds('site/src/serving/connections.ts', /^const usual\b.* end: ([\d_]+)/gm);
  const report = milliseconds('site/src/server/telemetry/register.ts', /^const lastWait = ([\d_]+)/gm);
  expect(Number.parseInt(shop.stop_grace_period, 10)).toBeGreaterThan((requests + report) / 1000);
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
  const size = Number(only(/^\/tmp:size=(\d+)m$/g, shop.tmpfs));
  expect(size).toBeGreaterThan(Number(shop.environment.PAGE_CACHE_DISK_MB));
});

test('the image has the built server only', () => {
  const [, image] = dockerfile.split(/^FROM .*$/m).slice(1);
  const copied = [...image.matchAll(/^COPY (.+)$/gm)].map(([, files]) => files.split(' ').slice(0, -1));
  expect(copied).toEqual([
    ['--from=build', '/shop/site/.next/standalone'],
    ['--from=build', '/shop/site/.next/static'],
  ]);
  expect(image).not.toMatch(/^ADD /m);
  // The build would copy them into a layer.
  expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.git', '**/.env*', shop.env_file]));
});
