import { expect, test } from 'vitest';
import { hashPassword, isPassword, lowestCost, defaultCost } from './passwords.js';

test('a hash is scrypt, and reveals nothing of the password', () => {
  const hash = hashPassword('lovelace', lowestCost);
  expect(hash).toMatch(/^scrypt\$1\$[\da-f]{32}\$[\da-f]{64}$/);
  expect(hashPassword('lovelace', lowestCost)).not.toBe(hash);
});

test('a password fits its own hash only, at any cost', () => {
  const hash = hashPassword('Löve', lowestCost);
  expect(isPassword('Löve', hash, defaultCost)).toBe(true);
  expect(isPassword('Lo\u0308ve', hash)).toBe(true);
  expect(isPassword('löve', hash)).toBe(false);
  expect(isPassword('', hash)).toBe(false);
  expect(isPassword('Löve', undefined, lowestCost)).toBe(false);
});

test('the default cost works too', () => {
  expect(isPassword('lovelace', hashPassword('lovelace'))).toBe(true);
});
