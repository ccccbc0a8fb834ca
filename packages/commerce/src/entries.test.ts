import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns the modules that an entry point loads, without types: our files and external packages. */
function loadedBy(file: URL, seen = new Set<string>()): Set<string> {
  if (seen.has(file.href)) return seen;
  seen.add(file.href);
  const source = readFileSync(file, 'utf8');
  for (const [, name = ''] of source.matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)'/gm)) {
    if (name.startsWith('.')) loadedBy(new URL(name.replace(/\.js$/, '.ts'), file), seen);
    else seen.add(name);
  }
  return seen;
}

const packagesOf = (entry: string) =>
  [...loadedBy(new URL(entry, import.meta.url))].filter((name) => !name.startsWith('file:'));

describe('the entry points', () => {
  it.each(['./index.ts', './remote.ts'])('%s is for browsers: it loads no package and no adapter', (entry) => {
    expect(packagesOf(entry)).toEqual([]);
    expect([...loadedBy(new URL(entry, import.meta.url))].filter((name) => name.includes('/platforms/'))).toEqual([]);
  });

  it('./server.ts loads only the packages that it depends on', () => {
    expect(packagesOf('./server.ts').sort()).toEqual(['lru-cache', 'sanitize-html', 'valibot']);
  });

  it('./shopify.ts is for browsers: it loads one package, and nothing of servers', () => {
    expect(packagesOf('./shopify.ts')).toEqual(['valibot']);
    const files = [...loadedBy(new URL('./shopify.ts', import.meta.url))];
    expect(
      files.filter(
        (name) =>
          !name.includes('/operations/') &&
          /big_commerce|\/theme\/|customer_account|\/customers?\.ts|algolia\.ts|\/richText\.ts/.test(name),
      ),
    ).toEqual([]);
  });

  it('./ucp/index.ts is for servers: it loads no adapter', () => {
    expect(packagesOf('./ucp/index.ts').sort()).toEqual(['@valibot/to-json-schema', 'lru-cache', 'valibot']);
    const files = [...loadedBy(new URL('./ucp/index.ts', import.meta.url))];
    expect(files.filter((name) => name.includes('/platforms/'))).toEqual([]);
  });

  it.each(['./index.ts', './remote.ts', './server.ts', './shopify.ts'])(
    '%s has nothing of the entry for agents',
    (entry) => {
      expect([...loadedBy(new URL(entry, import.meta.url))].filter((name) => name.includes('/src/ucp/'))).toEqual([]);
    },
  );
});
