/** Stored passwords: scrypt hashes of the form 'scrypt$14$<salt>$<hash>', with salt and hash in hexadecimal digits. */
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** scrypt's N is 2 to the power of this. 14 takes about a tenth of a second. */
export const defaultCost = 14;
/** The cost for public passwords and for tests, which need no slow hash. */
export const lowestCost = 1;

const derive = (password: string, salt: Uint8Array, cost: number): Uint8Array =>
  scrypt(password.normalize('NFKC'), salt, { N: 2 ** cost, r: 8, p: 1, dkLen: 32 });

export function hashPassword(password: string, cost: number = defaultCost): string {
  const salt = randomBytes(16);
  return ['scrypt', cost, bytesToHex(salt), bytesToHex(derive(password, salt, cost))].join('$');
}

/** @param hash undefined if there is no such customer, or the customer has no password; the check takes as long */
export function isPassword(password: string, hash: string | undefined, cost: number = defaultCost): boolean {
  const [, ownCost, salt = '', expected = ''] = hash?.split('$') ?? [];
  const derived = derive(password, hexToBytes(salt), Number(ownCost ?? cost));
  return hash !== undefined && isSame(bytesToHex(derived), expected);
}

/** Compares two texts in a time that does not depend on where they differ. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
