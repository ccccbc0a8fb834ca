import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

// Next names the actions of forms by a hash with this key. Its default is random: each build would have other names, and refuse a form that
// was open before. The server encrypts with a key of its own: see src/server/forms/actionsKey.ts.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = createHash('sha256').update('names of actions').digest('base64');

const isDev = process.env.NODE_ENV === 'development';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // A new build beside the one that serves.
  ...(process.env.BUILD_FOLDER && { distDir: process.env.BUILD_FOLDER }),
  reactStrictMode: true,
  // A page names its first files in its HTML, where the server puts the picture before the font: see src/serving/pageStyles.mjs.
  reactMaxHeadersLength: 0,
  // Otherwise Next changes 127.0.0.1 to localhost in the proxy's request, and treats a rewrite to it as one to another server.
  skipProxyUrlNormalize: true,
  // Forms without script send a few lines of text.
  experimental: { serverActions: { bodySizeLimit: '64kb' } },
  // The shop does not use Next's image resizing, with which anyone could cost the server processor time.
  images: { unoptimized: true },
  // Pages are kept in memory, each with the policy for its own scripts: see docs/decisions/020-catalogue-cache.md and 021-content-security-policy.md.
  ...(isDev ? {} : { cacheHandler: fileURLToPath(new URL('src/serving/cache-handler.mjs', import.meta.url)) }),
};

/**
 * The server needs no more than this file, and no compiler for it: see docs/decisions/266-memory-that-comes-back.md.
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async (phase) => {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { buildConfig } = await import('./src/buildConfig.ts');
  return { ...config, ...(await buildConfig(phase)) };
};
