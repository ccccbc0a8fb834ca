import * as v from 'valibot';
import { CommerceError } from '../port/errors.js';

/**
 * Returns the value if it matches the schema.
 * @throws CommerceError of kind `shape` that names the call and the path in the value.
 */
export function checkShape<Schema extends v.GenericSchema>(
  call: string,
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? 'the whole of it';
  throw new CommerceError('shape', call, `${call}: the answer is not as promised at ${path}: ${issue.message}.`);
}
