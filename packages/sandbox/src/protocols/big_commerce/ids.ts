/** The platform's ids of carts: the shop's own tokens, in the groups of a UUID. */

/** Converts '0123…' to '01234567-89ab-cdef-…'. */
export const toUuid = (token: string): string => token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Returns the token of a UUID; '', which is not a token, for any other text. */
export const fromUuid = (uuid: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid) ? uuid.replaceAll('-', '').toLowerCase() : '';
