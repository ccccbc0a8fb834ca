/** Limits the URLs that a query may contain as targets: paths of the shop, and the platform's checkout. */
import { isCheckoutPath, resetLinks } from '@vitrine/commerce/server';

export interface AllowedPlaces {
  /** The URL at which shoppers reach the shop. */
  site: URL;
  /** Origins of the platform's checkout: 'https://northlane.myshopify.com' */
  checkouts: readonly string[];
}

/** In characters. A checkout's URL with all parameters has a few hundred. */
const longest = 2000;

/** Browsers skip tabs and line breaks, read a backslash as a slash, and differ in how they read other characters. A link has none of these. */
const isPlain = (text: string) => text.length <= longest && /^[!-[\]-~]+$/.test(text);

/** Parses a URL. Undefined if it can be read in more than one way, or contains a name or a password. */
function read(text: string | undefined, base?: URL): URL | undefined {
  const url = text && isPlain(text) ? URL.parse(text, base) : undefined;
  return url && !url.username && !url.password && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * A path that begins with two slashes names another host. This is true for any spelling of the slashes, and with any
 * characters between them that browsers skip.
 */
const isPath = (path: string) => !/^\/(\/|%2f|%5c|%[01])/i.test(path);

/** Returns the target as a path of the shop or as a URL of the checkout. Undefined for any other target. */
export function allowedTarget(text: string | undefined, { site, checkouts }: AllowedPlaces): string | undefined {
  const url = read(text, site);
  if (!url) return undefined;
  const path = url.pathname + url.search + url.hash;
  if (url.origin === site.origin) return isPath(path) ? path : undefined;
  return checkouts.includes(url.origin) && isCheckoutPath(url.pathname) ? url.href : undefined;
}

/** Returns the parameter in which the change-password page receives a platform's reset link. Undefined for any other URL. */
export const resetParameterFor = (url: URL): string | undefined =>
  resetLinks.find(({ matches }) => matches(url))?.parameter;

/** Returns the reset link in the query of the change-password page. */
export const resetUrlIn = (query: Readonly<Record<string, string | undefined>>): string | undefined =>
  resetLinks.map(({ parameter }) => query[parameter]).find(Boolean);

/** Returns the link if it resets a password at one of these origins. Undefined for any other link. */
export function allowedResetUrl(text: string | undefined, origins: readonly string[]): string | undefined {
  const url = read(text);
  return url && origins.includes(url.origin) && resetParameterFor(url) ? url.href : undefined;
}
