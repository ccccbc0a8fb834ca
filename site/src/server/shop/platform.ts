import type { Capabilities, Platform } from '@vitrine/commerce';
import { createMemorySession } from '@vitrine/commerce/server';
import { commerceFor } from './commerce';

interface PlatformProperties {
  platform: Platform;
  capabilities: Capabilities;
}

/** One per process, since Next may load this file more than once. It depends on the environment only, and knows no visitor. */
const shared = globalThis as { vitrinePlatform?: PlatformProperties };

/**
 * Returns the platform's properties that a browser needs. Rendering only reads them: `serving/start.ts` makes them before the first request. In
 * development, where a changed `.env` takes effect without a restart, each call makes them.
 */
export const platform = (): PlatformProperties =>
  process.env.NODE_ENV === 'development' ? readProperties() : (shared.vitrinePlatform ??= readProperties());

function readProperties(): PlatformProperties {
  const { platform, capabilities } = commerceFor(createMemorySession());
  return { platform, capabilities };
}
