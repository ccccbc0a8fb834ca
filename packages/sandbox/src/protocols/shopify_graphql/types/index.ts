import { shopTypes } from './shop.graphql.js';
import { contentTypes } from './content.graphql.js';
import { catalogTypes } from './catalog.graphql.js';
import { searchTypes } from './search.graphql.js';
import { cartTypes } from './cart.graphql.js';
import { deliveryTypes } from './delivery.graphql.js';
import { discountsTypes } from './discounts.graphql.js';
import { customerTypes } from './customer.graphql.js';
import { paymentTypes } from './payment.graphql.js';
import { coreTypes } from './core.graphql.js';
import { rootTypes } from './roots.graphql.js';

/** The complete Storefront API, version 2026-04. A test proves that nothing is missing and nothing is added. */
export const typeDefinitions = [
  rootTypes,
  shopTypes,
  contentTypes,
  catalogTypes,
  searchTypes,
  cartTypes,
  deliveryTypes,
  discountsTypes,
  customerTypes,
  paymentTypes,
  coreTypes,
].join('');
