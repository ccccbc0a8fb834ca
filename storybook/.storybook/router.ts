/** On Storybook's channel: a link of a story was followed, to this address. */
export const linkEvent = 'vitrine/link';

/** Where stories of a page can lead. */
export const previewPaths = [
  '/search',
  '/account/orders',
  '/account/address',
  '/account/reset',
  '/account/change-password',
] as const;

export interface Place {
  path: (typeof previewPaths)[number];
  /** A key that stands in the address once has one value, one that is repeated a list of them. */
  query: Record<string, string | string[]>;
}

/** The place that an address of the shop names; undefined for every other address, which the preview ignores. */
export function placeOf(href: string): Place | undefined {
  // Any host: what counts is what comes after it.
  const { pathname, searchParams } = new URL(href, 'https://preview.test');
  const path = previewPaths.find((known) => known === pathname);
  if (!path) return undefined;
  const query: Place['query'] = {};
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length > 1 ? values : (values[0] ?? '');
  }
  return { path, query };
}

/** The value of a key that is meant to stand there once: the first. */
export const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
