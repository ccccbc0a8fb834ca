/** Executes GraphQL documents. */
import {
  execute,
  getDirectiveValues,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  Lexer,
  parse,
  Source,
  TokenKind,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { costOf, maxDepth, tooDeep } from './cost.js';
import { arrayTooLarge, pageLimit } from './limits.js';
import { variableErrors } from './problems.js';
import type { Context } from '../context.js';
import { readOrEmpty } from '../resolver.js';
import { schema as storefrontSchema } from '../schema.js';
import { validateDocument } from './validation.js';

export interface GraphQLRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

interface Prepared {
  document?: DocumentNode;
  errors: readonly GraphQLError[];
}

/** Prepared documents by source. Clients send few different documents many times. */
const preparedFor = new WeakMap<GraphQLSchema, Map<string, Prepared>>();
const maxPrepared = 500;

/** Parses and validates a document. Caches the result. */
export function prepare(source: string, schema: GraphQLSchema = storefrontSchema): Prepared {
  let prepared = preparedFor.get(schema);
  if (!prepared) preparedFor.set(schema, (prepared = new Map()));
  const known = prepared.get(source);
  if (known) return known;
  const result = parseAndValidate(source, schema);
  if (prepared.size >= maxPrepared) prepared.clear();
  prepared.set(source, result);
  return result;
}

/** Maximum number of tokens in a document. Validation compares every field with every other, which takes seconds for larger documents. */
export const maxTokens = 2_000;

function parseAndValidate(source: string, schema: GraphQLSchema): Prepared {
  try {
    const excess = checkDepth(source);
    if (excess) return { errors: [excess] };
    const document = parse(source, { maxTokens });
    return { document, errors: validateDocument(document, schema) };
  } catch (error) {
    if (error instanceof GraphQLError) return { errors: [error] };
    throw error;
  }
}

/**
 * Returns the error of a document that is too deep to process; undefined for any other document.
 * @throws GraphQLError if the text has invalid tokens
 */
export function checkDepth(source: string): GraphQLError | undefined {
  const depth = bracketDepth(source);
  return depth > maxBracketDepth ? tooDeep(depth) : undefined;
}

/** Returns the maximum number of open brackets. Parsing and validation recurse to this depth, and the stack is limited. */
function bracketDepth(source: string): number {
  const lexer = new Lexer(new Source(source));
  let depth = 0;
  let deepest = 0;
  for (let token = lexer.advance(); token.kind !== TokenKind.EOF; token = lexer.advance()) {
    if (opening.has(token.kind)) deepest = Math.max(deepest, ++depth);
    else if (closing.has(token.kind)) depth--;
  }
  return deepest;
}

const opening = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);
/** Each level of fields has one brace. Arguments may have some brackets in addition. */
const maxBracketDepth = 2 * maxDepth;

export function run(
  request: GraphQLRequest,
  context: Context,
  schema: GraphQLSchema = storefrontSchema,
): ExecutionResult {
  const { document, errors } = prepare(request.query, schema);
  if (!document || errors.length > 0) return { errors };
  const operation = getOperationAST(document, request.operationName);
  if (!operation) return { errors: [noOperation(request.operationName)] };

  const invalid = variableErrors(operation, request.variables, schema);
  if (invalid.length > 0) return { errors: invalid };
  const { coerced, errors: otherErrors } = getVariableValues(
    schema,
    operation.variableDefinitions ?? [],
    request.variables,
  );
  if (!coerced) return { errors: (otherErrors ?? []).map(invalidVariable) };
  const tooLarge = oversizedInput(operation, coerced);
  if (tooLarge) return { errors: [tooLarge] };
  const { cost, excess } = costOf(document, operation, coerced, schema, context.shop.catalog.largest);
  if (excess) return { errors: [excess] };
  const buyer = buyerContext(operation, coerced, schema);
  if (buyer.countryCode === unknownRegion) return { errors: [noMarket(unknownRegion)] };

  const result = execute({
    schema,
    document,
    operationName: request.operationName,
    variableValues: request.variables,
    contextValue: { ...context, ...buyer },
    fieldResolver: readOrEmpty,
  });
  // Resolvers are synchronous: no other change can run between the steps of a change.
  if (result instanceof Promise) throw new Error('A resolver of the sandbox answered with a promise.');
  return { ...result, extensions: { ...contextExtension(context, buyer), cost: { requestedQueryCost: cost } } };
}

/** Returns the buyer's context, if the document sets one. The shop has one language. */
const contextExtension = ({ shop }: Context, { countryCode, languageCode }: BuyerContext) =>
  (countryCode ?? languageCode) === undefined
    ? {}
    : { context: { country: countryCode ?? shop.data.shop.countryCode, language: 'EN' } };

/** The platform's country code that names no country. */
const unknownRegion = 'ZZ';

const noMarket = (countryCode: string): GraphQLError =>
  new GraphQLError(`The country ${countryCode} is in no market of this shop`, { extensions: { code: 'BAD_REQUEST' } });

const noOperation = (name?: string): GraphQLError =>
  new GraphQLError(name ? `No operation named "${name}"` : 'An operation name is required');

const invalidVariable = ({ message, nodes }: GraphQLError): GraphQLError =>
  new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'INVALID_VARIABLE' } });

type BuyerContext = Pick<Context, 'countryCode' | 'languageCode'>;

function buyerContext(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  schema: GraphQLSchema,
): BuyerContext {
  const directive = schema.getDirective('inContext');
  const { country, language } = (directive && getDirectiveValues(directive, operation, variables)) ?? {};
  return {
    ...(typeof country === 'string' && { countryCode: country }),
    ...(typeof language === 'string' && { languageCode: language }),
  };
}

/** Returns the error of the first array in the variables that is larger than the platform accepts. */
function oversizedInput(
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): GraphQLError | undefined {
  for (const [name, value] of Object.entries(variables)) {
    const found = largeArray(value, [name]);
    if (!found) continue;
    return new GraphQLError(arrayTooLarge(found.size), {
      nodes: operation,
      path: found.path,
      extensions: { code: 'MAX_INPUT_SIZE_EXCEEDED' },
    });
  }
  return undefined;
}

function largeArray(
  value: unknown,
  path: (string | number)[],
): { size: number; path: (string | number)[] } | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value) && value.length > pageLimit) return { size: value.length, path };
  for (const [key, inner] of Object.entries(value)) {
    const found = largeArray(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}
