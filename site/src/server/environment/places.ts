import type { AllowedPlaces } from '../../redirects';
import { ownCheckoutOrigins, settings, siteUrl } from './variables';

/** Returns the places to which an address in a query may lead. */
export const allowedPlaces = (): AllowedPlaces => ({ site: siteUrl(), checkouts: checkoutOrigins() });

function checkoutOrigins(): string[] {
  const shop = settings();
  // The second platform's API and each of its stores have different addresses. The sandbox has one address for both.
  const isStore = shop.flavour === 'big_commerce' && shop.baseUrl === undefined;
  const address = isStore ? `https://store-${shop.storeHash.toLowerCase()}.mybigcommerce.com` : shop.baseUrl;
  return [...(address ? [new URL(address).origin] : []), ...ownCheckoutOrigins()];
}
