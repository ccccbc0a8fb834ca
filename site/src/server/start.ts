import { createMemorySession } from '@vitrine/commerce/server';
import { commerceFor, shopOrigin } from './commerce';
import { sessionSecret, settings, siteUrl, trustedProxies } from './environment';
import { tameRequests } from './incoming';

/** Says which platform the shop runs on; with wrong settings, says what is wrong and ends the server. */
export function start() {
  try {
    sessionSecret();
    trustedProxies();
    commerceFor(createMemorySession());
    tameRequests();
    console.warn(`The shop at ${siteUrl().origin} runs on ${settings().flavour} at ${shopOrigin() ?? 'its platform'}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
