/** The business profile: what the shop serves, in which version, and at which address. */
import { currentVersion, versions, type Version } from './versions.js';

/** The capabilities that are served, with the names of their pages and schemas. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': { spec: 'catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'checkout', schema: 'checkout' },
  'dev.ucp.shopping.order': { spec: 'order', schema: 'order' },
} as const;

export type Capability = keyof typeof capabilities;

export const capabilityNames = Object.keys(capabilities) as Capability[];

/** Whether this shop serves a capability. */
export type IsServed = (name: Capability) => boolean;

export interface ProfileOptions {
  /** The base URL of the REST binding. The MCP binding is at `/mcp` below it. */
  endpoint: URL;
  /** The URL of the profile at `/.well-known/ucp`, below which the profiles of older versions are. */
  profileUrl: URL;
  /** The platform's own MCP endpoint, if agents must use it instead of this server's bindings. */
  platformMcp?: URL;
}

/** Returns the profile of a version. Only the current one names the others. */
export function profileOf(version: Version, options: ProfileOptions, isServed: IsServed): object {
  return {
    ucp: {
      version,
      ...(version === currentVersion && {
        supported_versions: Object.fromEntries(
          versions.slice(1).map((older) => [older, `${options.profileUrl.href}/${older}`]),
        ),
      }),
      services: { 'dev.ucp.shopping': servicesOf(version, options) },
      capabilities: Object.fromEntries(
        capabilityNames.filter(isServed).map((name) => {
          const { spec, schema } = capabilities[name];
          return [
            name,
            [
              {
                version,
                spec: `https://ucp.dev/${version}/specification/${folderOf(version)}${spec}`,
                schema: `https://ucp.dev/${version}/schemas/shopping/${schema}.json`,
              },
            ],
          ];
        }),
      ),
      payment_handlers: {},
    },
  };
}

/** The first version has no folder for a vertical. */
const folderOf = (version: Version) => (version === '2026-04-08' ? '' : 'shopping/');

function servicesOf(version: Version, { endpoint, platformMcp }: ProfileOptions) {
  const entry = (transport: 'rest' | 'mcp', file: string, href: string) => ({
    version,
    spec: `https://ucp.dev/${version}/specification/overview`,
    transport,
    endpoint: href,
    schema: `https://ucp.dev/${version}/services/shopping/${file}.json`,
  });
  const mcp = entry('mcp', 'mcp.openrpc', (platformMcp ?? new URL(`${endpoint.href}/mcp`)).href);
  // A cart of the platform's endpoint is unknown here, so an agent must not use both.
  return platformMcp ? [mcp] : [entry('rest', 'rest.openapi', endpoint.href), mcp];
}
