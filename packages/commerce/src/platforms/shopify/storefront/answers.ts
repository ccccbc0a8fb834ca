import type * as v from 'valibot';
import type { Operation, operations } from './operations.js';
import type { Wire } from './wire.js';

/** An operation's answer. */
export type Answer<Name extends Operation> = v.InferOutput<(typeof operations)[Name]['answer']>;

/** A document's variables, without country and language. */
export type Variables<Name extends Operation> = Omit<Wire[Name][0], 'country' | 'language'>;

/** The names of operations whose schema is stricter or laxer than the official schema. */
type Disagreeing = {
  [Name in Operation]: [Answer<Name>, Wire[Name][1]] extends [Wire[Name][1], Answer<Name>] ? never : Name;
}[Operation];

/** Does not compile if an operation disagrees. */
type Agreement = [Disagreeing] extends [never] ? true : Disagreeing;
true satisfies Agreement;

export type CartPayload = NonNullable<Answer<'cartCreate'>['cartCreate']>;
export type CustomerUserError = NonNullable<Answer<'customerCreate'>['customerCreate']>['customerUserErrors'][number];
export type CartAnswer = NonNullable<Answer<'cart'>['cart']>;
