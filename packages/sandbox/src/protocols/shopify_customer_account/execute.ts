/** Executes documents of the Customer Account API. */
import {
  buildSchema,
  execute,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { costOf } from '../shopify_graphql/execution/cost.js';
import { checkDepth, maxTokens, type GraphQLRequest } from '../shopify_graphql/execution/execute.js';
import type { Context } from '../shopify_graphql/context.js';
import { attachResolvers } from '../shopify_graphql/resolver.js';
import { resolvers } from './resolvers.js';
import { typeDefinitions } from './schema.graphql.js';

export const schema = buildSchema(typeDefinitions);
attachResolvers(schema, resolvers);

export function run({ query, variables, operationName }: GraphQLRequest, context: Context): ExecutionResult {
  const document = parseSafely(query);
  if (document instanceof GraphQLError) return { errors: [document] };
  const errors = validate(schema, document, specifiedRules);
  if (errors.length > 0) return { errors };
  const operation = getOperationAST(document, operationName);
  if (!operation) return { errors: [new GraphQLError('An operation name is required')] };
  const { coerced, errors: wrong } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) return { errors: wrong ?? [] };
  const { excess } = costOf(document, operation, coerced, schema, context.shop.catalog.largest);
  if (excess) return { errors: [excess] };
  const result = execute({ schema, document, operationName, variableValues: variables, contextValue: context });
  // Resolvers are synchronous: no other change can run between the steps of a change.
  if (result instanceof Promise) throw new Error('A resolver of the sandbox answered with a promise.');
  return result;
}

/** Returns the document, or the error if it cannot be parsed or is too deep. */
export function parseSafely(query: string): DocumentNode | GraphQLError {
  try {
    return checkDepth(query) ?? parse(query, { maxTokens });
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}
