import { checkoutOrigin } from '@vitrine/commerce/server';
import type { AllowedPlaces } from '../../redirects';
import { ownCheckoutOrigins, settings, siteUrl } from './variables';

/** Returns the sites to which a URL in a query may redirect. */
export function allowedPlaces(): AllowedPlaces {
  const origin = checkoutOrigin(settings());
  return { site: siteUrl(), checkouts: [...(origin ? [origin] : []), ...ownCheckoutOrigins()] };
}
