import * as v from 'valibot';
import { CommerceError } from '../../port/errors.js';
import { checkShape } from '../../shared/checkShape.js';

const envelope = v.object({
  data: v.optional(v.unknown()),
  errors: v.optional(
    v.array(v.object({ message: v.string(), extensions: v.optional(v.object({ code: v.optional(v.string()) })) })),
    [],
  ),
});

/**
 * Returns the data of a GraphQL API's response, if it matches the schema.
 * @param json The response: `{ data, errors }`
 */
export function dataOf<Schema extends v.GenericSchema>(
  operation: string,
  schema: Schema,
  json: unknown,
): v.InferOutput<Schema> {
  const { data, errors } = checkShape(operation, envelope, json);
  // On Shopify, a field that the token may not read is null, with this error beside it. It is unknown then, like other absent data.
  const serious = errors.filter(({ extensions }) => extensions?.code !== 'ACCESS_DENIED');
  if (serious.length > 0 || (errors.length > 0 && data == null))
    throw refusal(operation, serious.length > 0 ? serious : errors);
  return checkShape(operation, schema, data);
}

function refusal(call: string, errors: readonly v.InferOutput<typeof envelope>['errors'][number][]): CommerceError {
  const codes = errors.map(({ extensions }) => extensions?.code);
  const message = `${call}: ${errors.map((error) => error.message).join(' ')}`;
  if (codes.includes('THROTTLED')) return new CommerceError('throttled', call, message, { status: 200 });
  // A failure of the platform itself, inside a response with status 200. We treat it like status 500.
  if (codes.includes('INTERNAL_SERVER_ERROR')) return new CommerceError('http', call, message, { status: 500 });
  return new CommerceError('refused', call, message, { status: 200 });
}
