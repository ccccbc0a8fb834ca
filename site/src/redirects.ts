/** Where an address that stands in a query may lead: on within the shop, or to the platform's checkout, and nowhere else. */

export interface AllowedPlaces {
  /** Where shoppers reach the shop. */
  site: URL;
  /** Origins that the platform's checkout lies at: 'https://northlane.myshopify.com' */
  checkouts: readonly string[];
}

/** Characters; one of a checkout with all its parameters has some hundreds. */
const longest = 2000;

/** Browsers leave out tabs and line breaks, read a backslash as a slash, and make of other characters what they like. A link has none. */
const isPlain = (text: string) => text.length <= longest && /^[!-[\]-~]+$/.test(text);

/** The address, where it can be read in one way only and holds no name and password. */
function read(text: string | undefined, base?: URL): URL | undefined {
  const url = text && isPlain(text) ? URL.parse(text, base) : undefined;
  return url && !url.username && !url.password && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** '/cart/c/…' and '/checkouts/…' of Shopify; '/cart.php?action=…', '/checkout' and '/embedded-checkout/…' of BigCommerce. */
const checkoutPath = /^\/(cart\/c|checkouts?|embedded-checkout)(\/|$)|^\/cart\.php$/;

/** A path that begins with two slashes, however they are written and whatever browsers leave out between them, names another host. */
const isPath = (path: string) => !/^\/(\/|%2f|%5c|%[01])/i.test(path);

/** The target, as a path of the shop or as an address of the checkout; undefined for every other one. */
export function allowedTarget(text: string | undefined, { site, checkouts }: AllowedPlaces): string | undefined {
  const url = read(text, site);
  if (!url) return undefined;
  const path = url.pathname + url.search + url.hash;
  if (url.origin === site.origin) return isPath(path) ? path : undefined;
  return checkouts.includes(url.origin) && checkoutPath.test(url.pathname) ? url.href : undefined;
}

/** Links to a new password in the platforms' mails, by the parameter that the page is given one in. */
const resetLinks = {
  /** '/account/reset/{id}/{token}' */
  resetUrl: ({ pathname }: URL) => /^\/account\/reset(\/|$)/.test(pathname),
  /** '/login.php?action=change_password&c=…&t=…' */
  reset: ({ pathname, searchParams }: URL) =>
    pathname === '/login.php' && searchParams.get('action') === 'change_password',
};

/** The parameter for such a link; undefined for every other address. */
export const resetParameterFor = (url: URL): string | undefined =>
  Object.entries(resetLinks).find(([, isLink]) => isLink(url))?.[0];

/** The link that the query of the page to a new password holds. */
export const resetUrlIn = ({ resetUrl, reset }: Readonly<Record<string, string | undefined>>): string | undefined =>
  resetUrl || reset || undefined;

/** The link, where it is one to a new password at one of these origins; undefined for every other one. */
export function allowedResetUrl(text: string | undefined, origins: readonly string[]): string | undefined {
  const url = read(text);
  return url && origins.includes(url.origin) && resetParameterFor(url) ? url.href : undefined;
}
