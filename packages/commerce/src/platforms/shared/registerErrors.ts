import type { UserError } from '../../port/refusals.js';

/** What a platform says against a registration: a list of sentences, or sentences by the name of what they are about. */
export type WireRegisterErrors =
  readonly (string | null | undefined)[] | Readonly<Record<string, string | null | undefined>>;

/** Each by the name of 'Register Error', with the key in brackets where there is one; 'n/a' where the platform says nothing. */
export const toRegisterErrors = (errors: WireRegisterErrors): Required<Pick<UserError, 'name' | 'message'>>[] =>
  isList(errors)
    ? errors.map((message) => ({ name: 'Register Error', message: message || 'n/a' }))
    : Object.entries(errors).map(([key, message]) => ({ name: `Register Error [${key}]`, message: message || 'n/a' }));

const isList = (errors: WireRegisterErrors): errors is Extract<WireRegisterErrors, readonly unknown[]> =>
  Array.isArray(errors);
