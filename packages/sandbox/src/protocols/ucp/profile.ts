/** The profiles: of the sandbox as a business, and of a sample agent for clients that have none. */
import { paymentHandlers } from './payment.js';
import { endpointPath, profilePath } from './matches.js';
import type { PublicKey } from './signing.js';
import { currentVersion, versions, type Version } from './versions.js';

/** The capabilities that are served, with the names of their pages and schemas. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': { spec: 'shopping/catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'shopping/catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'shopping/cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'shopping/checkout', schema: 'checkout' },
  'dev.ucp.shopping.fulfillment': { spec: 'fulfillment', schema: 'fulfillment', extends: 'dev.ucp.shopping.checkout' },
  'dev.ucp.shopping.discount': {
    spec: 'discount',
    schema: 'discount',
    extends: ['dev.ucp.shopping.cart', 'dev.ucp.shopping.checkout'],
  },
  'dev.ucp.shopping.order': { spec: 'shopping/order', schema: 'order' },
} as const;

export type Capability = keyof typeof capabilities;

export const capabilityNames = Object.keys(capabilities) as Capability[];

/** Returns the capabilities that an extension extends; none for a capability of its own. */
export function parentsOf(name: Capability): readonly Capability[] {
  const { extends: parents = [] } = capabilities[name] as { extends?: Capability | readonly Capability[] };
  return typeof parents === 'string' ? [parents] : parents;
}

/**
 * Only the current profile names the others. It has the keys under the names of both versions: the events of both name this profile.
 */
export const businessProfile = (version: Version, origin: string, keys: readonly PublicKey[]): object => ({
  ucp: {
    version,
    ...(version === currentVersion && {
      supported_versions: Object.fromEntries(
        versions.slice(1).map((older) => [older, `${origin}${profilePath}/${older}`]),
      ),
    }),
    services: {
      'dev.ucp.shopping': [
        serviceOf(version, 'rest', 'rest.openapi', origin + endpointPath),
        serviceOf(version, 'mcp', 'mcp.openrpc', `${origin}${endpointPath}/mcp`),
      ],
    },
    capabilities: capabilitiesOf(version),
    payment_handlers: paymentHandlers(version),
  },
  ...(version === currentVersion && { keys }),
  signing_keys: keys,
});

export const sampleAgentProfile = (version: Version): object => ({
  ucp: {
    version,
    services: { 'dev.ucp.shopping': [serviceOf(version, 'mcp', 'mcp.openrpc')] },
    capabilities: capabilitiesOf(version),
    payment_handlers: {},
  },
});

const serviceOf = (version: Version, transport: 'rest' | 'mcp', file: string, endpoint?: string) => ({
  version,
  spec: `https://ucp.dev/${version}/specification/overview`,
  transport,
  ...(endpoint !== undefined && { endpoint }),
  schema: `https://ucp.dev/${version}/services/shopping/${file}.json`,
});

const capabilitiesOf = (version: Version) =>
  Object.fromEntries(
    Object.entries(capabilities).map(([name, { spec, schema, ...extended }]) => [
      name,
      [
        {
          version,
          // The first version has no folder for a vertical.
          spec: `https://ucp.dev/${version}/specification/${version === '2026-04-08' ? spec.replace('shopping/', '') : spec}`,
          schema: `https://ucp.dev/${version}/schemas/shopping/${schema}.json`,
          ...extended,
        },
      ],
    ]),
  );
