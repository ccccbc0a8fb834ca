/** Random texts that prove something to a platform or to us, and their hashes. */
import { base64Url } from '../../shared/base64Url.js';

/** Returns 32 random bytes in base64url, 43 characters. */
export const newSecret = (): string => base64Url(crypto.getRandomValues(new Uint8Array(32)));

/** Returns the SHA-256 of a text in base64url, 43 characters. */
export const hashOf = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
