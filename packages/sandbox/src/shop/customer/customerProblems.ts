/** Why something that a customer asked for was not done. */

export type CustomerProblemCode = 'invalid' | 'taken' | 'tooShort' | 'unidentified' | 'unknownToken';

export interface CustomerProblem {
  code: CustomerProblemCode;
  /** The name of the input at fault; undefined where it is none alone. */
  field?: string;
}

export const problemText: Readonly<Record<CustomerProblemCode, string>> = {
  invalid: 'Input value is invalid.',
  taken: 'Email has already been taken',
  tooShort: 'Password is too short (minimum is 5 characters)',
  unidentified: 'Unidentified customer',
  unknownToken: 'Access token does not exist',
};
