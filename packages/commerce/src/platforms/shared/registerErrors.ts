import type { UserError } from '../../port/refusals.js';

/** A platform's errors for a registration: a list of messages, or messages by key. */
export type WireRegisterErrors =
  readonly (string | null | undefined)[] | Readonly<Record<string, string | null | undefined>>;

/** Names each error 'Register Error', with its key in brackets if it has one. An empty message becomes 'n/a'. */
export const toRegisterErrors = (errors: WireRegisterErrors): Required<Pick<UserError, 'name' | 'message'>>[] =>
  isList(errors)
    ? errors.map((message) => ({ name: 'Register Error', message: message || 'n/a' }))
    : Object.entries(errors).map(([key, message]) => ({ name: `Register Error [${key}]`, message: message || 'n/a' }));

const isList = (errors: WireRegisterErrors): errors is Extract<WireRegisterErrors, readonly unknown[]> =>
  Array.isArray(errors);
