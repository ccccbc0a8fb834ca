/** How the platform writes what names a cart: the shop's own tokens, in groups. */

/** '0123…' as '01234567-89ab-cdef-…' */
export const toUuid = (token: string): string => token.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** '' for what is no UUID, which names nothing. */
export const fromUuid = (uuid: string): string =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid) ? uuid.replaceAll('-', '').toLowerCase() : '';
