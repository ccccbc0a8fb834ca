/** Passwords, as they are kept: scrypt hashes, 'scrypt$14$<salt>$<hash>' in hexadecimal digits. */
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, randomBytes } from '@noble/hashes/utils.js';

/** Two to the power of this is scrypt's N: 14 takes about a tenth of a second. */
export const usualCost = 14;
/** For passwords that everybody may know, and for tests: nothing is won by waiting. */
export const lowestCost = 1;

const derive = (password: string, salt: Uint8Array, cost: number): Uint8Array =>
  scrypt(password.normalize('NFKC'), salt, { N: 2 ** cost, r: 8, p: 1, dkLen: 32 });

export function hashPassword(password: string, cost: number = usualCost): string {
  const salt = randomBytes(16);
  return ['scrypt', cost, bytesToHex(salt), bytesToHex(derive(password, salt, cost))].join('$');
}

/** @param hash undefined where there is no such customer, or none with a password: it takes as long to say so */
export function isPassword(password: string, hash: string | undefined, cost: number = usualCost): boolean {
  const [, ownCost, salt = '', expected = ''] = hash?.split('$') ?? [];
  const derived = derive(password, hexToBytes(salt), Number(ownCost ?? cost));
  return hash !== undefined && isSame(bytesToHex(derived), expected);
}

/** Takes as long wherever the texts differ. */
function isSame(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index);
  return difference === 0;
}
