import type { Commerce } from '@vitrine/commerce';
import { shop } from '@vitrine/northlane/shop';
import { createCheckedCommerce, createCommerceHandler } from '@vitrine/commerce/server';
import { buyerIp } from '../request/buyerIp';
import { commerceFor } from './commerce';
import { trustedProxies } from '../environment/variables';
import { guardCart } from '../limits/guardCart';
import { guardContact } from '../limits/guardContact';
import { guardCustomer } from '../limits/guardCustomer';
import type { SiteSession } from '../session/cookies';
import { withOneWait } from './lateReads';
import { allowedPlaces } from '../environment/places';
import { deviceOf } from '../request/deviceOf';
import { visitorOf } from '../request/visitor';
import { attemptsInAnyCase, store } from '../store/sharedStore';

/** Answers the calls of one shopper's browser. The platform's secrets and the shopper's session stay on the server. */
export const shopHandler = (session: SiteSession, headers: Headers): ((request: Request) => Promise<Response>) =>
  createCommerceHandler(guarded(session, headers, false), { buyerIp: () => buyerIp(headers, trustedProxies()) });

/** Returns the same calls for a page, or for a form that was sent without script. Their arguments are checked like a browser's. */
export const shopFor = (session: SiteSession, headers: Headers): Commerce =>
  createCheckedCommerce(guarded(session, headers, true), { buyerIp: () => buyerIp(headers, trustedProxies()) });

/** Returns the shop for one shopper, with the limits of attempts. */
function guarded(session: SiteSession, headers: Headers, isPage: boolean): Commerce {
  const commerce = withOneWait(commerceFor(session, deviceOf(headers)), session, isPage);
  const visitor = visitorOf(headers, trustedProxies());
  const customer = guardCustomer(commerce.customer, {
    // Without a count nobody signs in, or passwords could be guessed.
    attempts: store().attempts,
    visitor,
    session,
    places: allowedPlaces(),
    shopName: shop.name,
  });
  const attempts = attemptsInAnyCase();
  const contact = guardContact(commerce.contact, { attempts, visitor });
  const cart = guardCart(commerce.cart, { attempts, visitor, session });
  return { ...commerce, cart, customer, contact };
}
