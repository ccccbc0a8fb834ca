/** Where pages lie: the platform's own paths, without the slashes around them. */

/** '/trail-29/' is 'trail-29'. '' where there is no path. */
export const slugOf = (page: { url: string } | null | undefined): string => trim(page?.url ?? '');

/** Brands lie below a folder of their own on the platform, and on the storefront anyway. */
export const brandSlugOf = (page: { url: string } | null | undefined): string => slugOf(page).replace(/^brands\//, '');

/** Of an address of the platform's storefront; undefined where it has no path. */
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
