import { buildSchema, type GraphQLScalarType } from 'graphql';
import { cartDeliveryMutationResolvers } from './cart/deliveryMutations.js';
import { cartMetafieldMutationResolvers } from './cart/metafieldMutations.js';
import { cartMutationResolvers } from './cart/cartMutations.js';
import { cartResolvers } from './cart/cart.js';
import { catalogResolvers } from './catalog/catalog.js';
import { contentResolvers } from './shop/content.js';
import { customerMutationResolvers } from './customer/customerMutations.js';
import { customerResolvers } from './customer/customer.js';
import { deliveryResolvers } from './cart/delivery.js';
import { discountResolvers } from './discounts.js';
import { imageResolvers } from './catalog/images.js';
import { playedResolvers } from './catalog/played.js';
import { localizationResolvers } from './shop/localization.js';
import { metafieldResolvers } from './catalog/metafields.js';
import { paymentMutationResolvers } from './payment/paymentMutations.js';
import { attachResolvers } from './resolver.js';
import { searchResolvers } from './search/search.js';
import { shopResolvers } from './shop/shop.js';
import { sitemapResolvers } from './shop/sitemap.js';
import { typeDefinitions } from './types/index.js';

export const schema = buildSchema(typeDefinitions);

for (const resolvers of [
  shopResolvers,
  localizationResolvers,
  contentResolvers,
  metafieldResolvers,
  catalogResolvers,
  searchResolvers,
  sitemapResolvers,
  imageResolvers,
  playedResolvers,
  cartResolvers,
  discountResolvers,
  deliveryResolvers,
  cartMutationResolvers,
  cartDeliveryMutationResolvers,
  cartMetafieldMutationResolvers,
  paymentMutationResolvers,
  customerResolvers,
  customerMutationResolvers,
])
  attachResolvers(schema, resolvers);

/** Formats dates in whole seconds, as the platform does. */
(schema.getType('DateTime') as GraphQLScalarType).serialize = (date) => String(date).replace(/\.\d+Z$/, 'Z');
