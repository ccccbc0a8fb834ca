/** Returns a token that cannot be guessed. `randomUUID` would need a page served over HTTPS. */
export const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
