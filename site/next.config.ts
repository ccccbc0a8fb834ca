import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { securityHeaders, sitePolicy } from './src/policy';
import { defaultLocale, noVariant, personalPaths } from './src/routing';

const isDev = process.env.NODE_ENV === 'development';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Else 127.0.0.1 becomes localhost in the proxy's request, and a rewrite to it counts as one to another server.
  skipProxyUrlNormalize: true,
  // Forms without script hold some lines of text.
  experimental: { serverActions: { bodySizeLimit: '64kb' } },
  // The shop has no use for Next's resizing of pictures, which costs processor time at anyone's wish.
  images: { unoptimized: true },
  // What is below Next's own path and no file of it is not found; it would be taken for a page of the language '_next'.
  rewrites: async () => ({
    beforeFiles: [],
    afterFiles: [{ source: '/_next/:path*', destination: `/${defaultLocale}/${noVariant}` }],
    fallback: [],
  }),
  // The checkout's root, where the workspaces' packages are linked from.
  turbopack: { root: fileURLToPath(new URL('..', import.meta.url)) },
  // Pages live in memory, with the policy of their own scripts: see docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
  ...(isDev ? {} : { cacheHandler: fileURLToPath(new URL('src/serving/cache-handler.mjs', import.meta.url)) }),
  headers: async () => [
    // The image proxy has a stricter one, and so have personal pages.
    {
      source: `/((?!media/|(?:${personalPaths.map((path) => path.slice(1)).join('|')})$).*)`,
      headers: [{ key: 'Content-Security-Policy', value: sitePolicy }],
    },
    {
      source: '/:path*',
      headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
    },
  ],
};

export default config;
