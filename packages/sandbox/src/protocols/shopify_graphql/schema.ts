import { buildSchema, type GraphQLScalarType } from 'graphql';
import { cartDeliveryMutationResolvers } from './cart-delivery-mutations.js';
import { cartMetafieldMutationResolvers } from './cart-metafield-mutations.js';
import { cartMutationResolvers } from './cart-mutations.js';
import { cartResolvers } from './cart.js';
import { catalogueResolvers } from './catalogue.js';
import { contentResolvers } from './content.js';
import { customerMutationResolvers } from './customer-mutations.js';
import { customerResolvers } from './customer.js';
import { deliveryResolvers } from './delivery.js';
import { discountResolvers } from './discounts.js';
import { imageResolvers } from './images.js';
import { localizationResolvers } from './localization.js';
import { metafieldResolvers } from './metafields.js';
import { paymentMutationResolvers } from './payment-mutations.js';
import { attachResolvers } from './resolver.js';
import { searchResolvers } from './search.js';
import { shopResolvers } from './shop.js';
import { sitemapResolvers } from './sitemap.js';
import { typeDefinitions } from './types/index.js';

export const schema = buildSchema(typeDefinitions);

for (const resolvers of [
  shopResolvers,
  localizationResolvers,
  contentResolvers,
  metafieldResolvers,
  catalogueResolvers,
  searchResolvers,
  sitemapResolvers,
  imageResolvers,
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

/** The platform writes whole seconds. */
(schema.getType('DateTime') as GraphQLScalarType).serialize = (date) => String(date).replace(/\.\d+Z$/, 'Z');
