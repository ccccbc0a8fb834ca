import type { ProtocolEntry } from '../protocol.js';
import { endpointPath, isUcpUrl, samplePath } from './matches.js';
import { currentVersion } from './versions.js';

export const ucp: ProtocolEntry = {
  matches: isUcpUrl,
  load: async () => (await import('./protocol.js')).ucp,
  overview: ({ origin, shop }) => ({
    name: 'Universal Commerce Protocol',
    notes: `For agents: catalog, carts, checkouts to the end, orders. And ${endpointPath}/mcp; the profile is /.well-known/ucp.`,
    code: `curl ${origin}${endpointPath}/catalog/search \\
  -H 'UCP-Agent: profile="${origin}${samplePath}/${currentVersion}"' \\
  -H 'content-type: application/json' -d '{"query":"${shop.catalog.products[0]?.data.title ?? ''}"}'`,
  }),
};
