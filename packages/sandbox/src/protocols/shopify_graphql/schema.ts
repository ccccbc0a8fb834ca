import { buildSchema } from 'graphql';
import { cartMutationResolvers } from './cart-mutations.js';
import { cartResolvers } from './cart.js';
import { catalogueResolvers } from './catalogue.js';
import { customerMutationResolvers } from './customer-mutations.js';
import { customerResolvers } from './customer.js';
import { attachResolvers } from './resolver.js';
import { searchResolvers } from './search.js';
import { shopResolvers } from './shop.js';
import { typeDefinitions } from './types/index.js';

export const schema = buildSchema(typeDefinitions);

for (const resolvers of [
  shopResolvers,
  catalogueResolvers,
  searchResolvers,
  cartResolvers,
  cartMutationResolvers,
  customerResolvers,
  customerMutationResolvers,
])
  attachResolvers(schema, resolvers);
