import type { AllowedPlaces } from '../../redirects';
import { ownCheckoutOrigins, settings, siteUrl } from './variables';

/** Where an address in a query may lead. */
export const allowedPlaces = (): AllowedPlaces => ({ site: siteUrl(), checkouts: checkoutOrigins() });

function checkoutOrigins(): string[] {
  const shop = settings();
  // The second platform's API has an address of its own; its stores have one each. The sandbox is both.
  const isStore = shop.flavour === 'big_commerce' && shop.baseUrl === undefined;
  const address = isStore ? `https://store-${shop.storeHash.toLowerCase()}.mybigcommerce.com` : shop.baseUrl;
  return [...(address ? [new URL(address).origin] : []), ...ownCheckoutOrigins()];
}
