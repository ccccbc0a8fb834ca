/** The reasons why a customer's request was refused. */

export type CustomerProblemCode = 'invalid' | 'taken' | 'tooShort' | 'unidentified' | 'unknownToken';

export interface CustomerProblem {
  code: CustomerProblemCode;
  /** The name of the input at fault; undefined if it is not a single input. */
  field?: string;
}

export const problemText: Readonly<Record<CustomerProblemCode, string>> = {
  invalid: 'Input value is invalid.',
  taken: 'Email has already been taken',
  tooShort: 'Password is too short (minimum is 5 characters)',
  unidentified: 'Unidentified customer',
  unknownToken: 'Access token does not exist',
};
