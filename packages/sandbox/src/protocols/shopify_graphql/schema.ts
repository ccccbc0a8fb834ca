import { buildSchema } from 'graphql';
import { cartMutationResolvers } from './cart-mutations.js';
import { cartResolvers } from './cart.js';
import { catalogueResolvers } from './catalogue.js';
import { customerMutationResolvers } from './customer-mutations.js';
import { customerTypeDefinitions } from './customer.graphql.js';
import { customerResolvers } from './customer.js';
import { attachResolvers } from './resolver.js';
import { typeDefinitions } from './schema.graphql.js';
import { shopResolvers } from './shop.js';

export const schema = buildSchema(typeDefinitions + customerTypeDefinitions);

for (const resolvers of [
  shopResolvers,
  catalogueResolvers,
  cartResolvers,
  cartMutationResolvers,
  customerResolvers,
  customerMutationResolvers,
])
  attachResolvers(schema, resolvers);
