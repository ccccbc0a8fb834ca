import { isOnSandbox, settings } from '../../../server/environment/variables';
import { askPlatform } from '../../../server/shop/commerce';
import { createReadiness } from '../../../server/shop/readiness';
import { store } from '../../../server/store/sharedStore';

const readiness = createReadiness({
  platform: askPlatform,
  store: () => store().check(),
});

/**
 * Whether the shop can sell: 503 while the platform does not answer. Cached pages are still served, so a restart would not help. Without its
 * store it still sells, and all servers of the shop would be taken out at once: 200, with `degraded`.
 */
export async function GET() {
  const { at, ...states } = await readiness();
  const isReady = states.platform === 'ok';
  const degraded = Object.entries(states).flatMap(([part, state]) => (state === 'failed' ? [part] : []));
  return Response.json(
    {
      status: degraded.length === 0 ? 'ready' : 'degraded',
      degraded,
      platform: { name: settings().flavour, isSandbox: isOnSandbox(), state: states.platform },
      store: { name: store().name, state: states.store },
      checkedAt: new Date(at).toISOString(),
    },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store', ...(!isReady && { 'Retry-After': '5' }) } },
  );
}
