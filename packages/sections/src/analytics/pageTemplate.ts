import { defaultPaths, type ShopPaths } from '../shop/defaultPaths.js';

/** The kind of a page: its name in the shop's paths, or 'other', such as for a page of text. */
export type PageTemplate = keyof ShopPaths | 'other';

/** Returns the kind of the page with this path: 'product' for '/products/floor-pump'. */
export function pageTemplate(path: string, paths?: Partial<ShopPaths>): PageTemplate {
  const names = Object.entries({ ...defaultPaths, ...paths }) as [keyof ShopPaths, string][];
  return names.find(([, pattern]) => isPath(path, pattern))?.[0] ?? 'other';
}

/** `{slug}` is one segment. */
function isPath(path: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('{slug}');
  if (after === undefined) return path === pattern;
  const slug = path.slice(before.length, path.length - after.length);
  return path.startsWith(before) && path.endsWith(after) && /^[^/]+$/.test(slug);
}
