import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { defaultPaths } from '@vitrine/sections/paths';
import { addCompileHints } from './compileHints.ts';
import { securityHeaders, sitePolicy } from './policy.ts';
import { defaultLocale, personalPaths } from './routing.ts';
import { checkUsedStyles } from './usedStyles.ts';

/** The root of the repository, from where the workspaces' packages are linked. */
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns the service worker as one script: see src/worker/worker.ts and src/app/sw.js/route.ts. Only a build has the bundler. */
async function bundleWorker(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('worker/worker.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      personalPaths: JSON.stringify(personalPaths),
      cartPath: JSON.stringify(defaultPaths.cart),
    },
  });
  return outputFiles[0]!.text;
}

const config: NextConfig = {
  // The names of functions for `npm run bench:presses -- --profile=1`.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  // For containers: the server with only the files that it needs.
  ...(process.env.STANDALONE && { output: 'standalone' as const, outputFileTracingRoot: root }),
  // What is found at run time: the fonts of the drawn cards, and the module that a container starts with.
  outputFileTracingIncludes: {
    '/api/health': ['jsonLines.mjs'],
    '/cards/**': ['../node_modules/@fontsource/*/files/*-{500,700}-normal.woff'],
  },
  // `npm run build` checks the types before, with a faster compiler: see docs/decisions/235-native-typescript.md.
  typescript: { ignoreBuildErrors: true },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      await addCompileHints(distDir);
      await checkUsedStyles(
        distDir,
        fileURLToPath(new URL('../../packages/components/dist/components.css', import.meta.url)),
      );
    },
  },
  // A path below /_next is not found if it is not a file of Next's. Without this rewrite it would be a page of the
  // language '_next'. Next writes the path into the page, so each has a page of its own.
  rewrites: async () => ({
    // Phones ask for the icon at these addresses, whatever a page says.
    beforeFiles: ['/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'].map((source) => ({
      source,
      destination: '/apple-icon.png',
    })),
    afterFiles: [{ source: '/_next/:path*', destination: `/${defaultLocale}/_next/:path*` }],
    fallback: [],
  }),
  // The sample shop is published nowhere, and so it is not built.
  transpilePackages: ['@vitrine/northlane'],
  turbopack: { root },
  // Otherwise seven parts of the server have a copy of it, and load them all.
  serverExternalPackages: ['@redis/client'],
  headers: async () => [
    // The image proxy and personal pages have a stricter policy.
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

/** Next's settings for a build and `next dev`, in addition to the server's. A build writes the rewrites and headers for the server. */
export const buildConfig = async (phase: string): Promise<NextConfig> =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, env: { OFFLINE_WORKER: await bundleWorker() } } : config;
