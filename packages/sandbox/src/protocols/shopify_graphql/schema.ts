import { buildSchema } from 'graphql';
import { cartMutationResolvers } from './cart-mutations.js';
import { cartResolvers } from './cart.js';
import { catalogueResolvers } from './catalogue.js';
import { attachResolvers } from './resolver.js';
import { typeDefinitions } from './schema.graphql.js';
import { shopResolvers } from './shop.js';

export const schema = buildSchema(typeDefinitions);

for (const resolvers of [shopResolvers, catalogueResolvers, cartResolvers, cartMutationResolvers])
  attachResolvers(schema, resolvers);
