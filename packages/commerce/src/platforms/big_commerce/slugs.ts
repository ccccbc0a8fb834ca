/** Slugs of pages: the platform's own paths, without leading and trailing slashes. */

/** Returns a page's slug: 'trail-29' for '/trail-29/'. '' if there is no path. */
export const slugOf = (page: { url: string } | null | undefined): string => trim(page?.url ?? '');

/** Returns a brand's slug without the platform's folder for brands. Our storefront has another folder for them. */
export const brandSlugOf = (page: { url: string } | null | undefined): string => slugOf(page).replace(/^brands\//, '');

/** Returns the slug of a URL of the platform's storefront. Undefined if it has no path. */
export function slugOfAddress(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return trim(decode(new URL(address).pathname)) || undefined;
}

export const trim = (path: string): string => path.replace(/^\/+|\/+$/g, '');

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
