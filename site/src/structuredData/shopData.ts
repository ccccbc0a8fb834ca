import type { Organization, WebSite } from 'schema-dts';
import { searchPath } from '../routing';

/** Returns the shop as a seller. */
export const organizationData = (name: string, description: string | undefined, site: URL): Organization => ({
  '@type': 'Organization',
  name,
  url: site.href,
  logo: new URL('/icon.svg', site).href,
  ...(description && { description }),
});

/** Returns the site, with the URL of its search. */
export const siteData = (name: string, site: URL): WebSite => ({
  '@type': 'WebSite',
  name,
  url: site.href,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${new URL(searchPath, site).href}?q={query}` },
    // Google's name for the variable of the template. schema.org's types do not have it.
    ...{ 'query-input': 'required name=query' },
  },
});
