import { addresses } from './addresses.js';
import { createCustomers } from './customers.js';
import { credentials, readShopifySettings } from './storefront/environment.js';
import type { FlavourRow } from '../shared/flavour.js';
import { sharedListingOrders } from '../shared/listingOrders.js';
import { createCartOwner } from '../shared/cartOwner.js';
import { createContact } from '../shared/contact.js';
import { createIsNew } from '../shared/newness.js';
import { sanitizeRichText } from '../shared/richText.js';
import { createTransport } from '../../shared/transport.js';
import { createIdentifyCart } from './storefront/buyerIdentity.js';
import { createCopyCart } from './storefront/copyCart.js';
import { createCall } from './storefront/client.js';
import { createShop } from './storefront/shop.js';
import type { ShopifyGraphqlSettings } from './storefront/settings.js';
import { webhooks } from './webhooks.js';

/** A shop through Shopify's Storefront API. */
export const shopifyGraphql: FlavourRow<ShopifyGraphqlSettings> = {
  credentials,
  readSettings: (env) => ({ flavour: 'shopify_graphql', ...readShopifySettings(env, { needsToken: true }) }),
  sandboxSettings: (baseUrl) => ({ flavour: 'shopify_graphql', baseUrl }),
  addresses,
  webhooks,
  create(settings, dependencies) {
    const { imageUrl = (src) => src, listingOrders = sharedListingOrders, session } = dependencies;
    const transport = createTransport(dependencies);
    const call = createCall(settings, transport);
    const owner = createCartOwner({
      session,
      scope: settings.baseUrl,
      identify: createIdentifyCart(call),
      copy: createCopyCart(call),
    });
    const { baseUrl } = settings;
    const context = {
      baseUrl,
      imageUrl,
      isNew: createIsNew(dependencies),
      cleanHtml: (html: string) => sanitizeRichText(html, { baseUrl, imageUrl }),
    };
    const { capabilities, customer } = createCustomers(settings, dependencies, { call, transport, context, owner });
    const shop = createShop({ call, context, orders: listingOrders, owner, session });
    return {
      ...shop,
      capabilities: { ...capabilities, ...shop.capabilities },
      customer,
      contact: createContact(settings.contactUrl ?? new URL('/contact', baseUrl).href, transport),
    };
  },
};
