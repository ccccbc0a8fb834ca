/** The event on Storybook's channel when a link of a story is followed. Its argument is the URL. */
export const linkEvent = 'vitrine/link';

/** The catalogue's event with an event of a story's analytics. */
export const analyticsChannelEvent = 'vitrine/analytics';

/** The paths to which stories of pages can navigate. */
export const previewPaths = [
  '/search',
  '/account/orders',
  '/account/address',
  '/account/reset',
  '/account/change-password',
] as const;

export interface Place {
  path: (typeof previewPaths)[number];
  /** A key that is in the URL once has one value. A repeated key has a list. */
  query: Record<string, string | string[]>;
}

/** Returns the place of a URL of the shop. Undefined for any other URL, which the preview ignores. */
export function placeOf(href: string): Place | undefined {
  // The host does not matter.
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

/** Returns the first value of a key that should be in the URL once. */
export const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);
