import { createMemorySession } from '@vitrine/commerce/server';
import { commerceFor } from '../../../server/shop/commerce';
import { createReadiness } from '../../../server/shop/readiness';

const readiness = createReadiness(() => commerceFor(createMemorySession()).catalog.shop());

/**
 * Whether the shop can sell: 503 while the platform does not answer. Cached pages are still served, so a restart would
 * not help.
 */
export async function GET() {
  const { platform, at } = await readiness();
  const isReady = platform === 'ok';
  return Response.json(
    { status: isReady ? 'ready' : 'degraded', platform, checkedAt: new Date(at).toISOString() },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '5' }) } },
  );
}
