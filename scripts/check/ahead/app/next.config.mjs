import { fileURLToPath } from 'node:url';

export default {
  poweredByHeader: false,
  turbopack: { root: process.env.AHEAD_ROOT },
  cacheComponents: process.env.AHEAD_MODEL === 'next',
  ...(process.env.AHEAD_MODEL === 'next' && { partialPrefetching: true }),
  cacheHandler: fileURLToPath(new URL('cache-handler.mjs', import.meta.url)),
  cacheMaxMemorySize: 0,
};
