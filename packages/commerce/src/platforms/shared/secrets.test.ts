import { expect, it } from 'vitest';
import { hashOf, newSecret } from './secrets.js';

it('makes secrets of 256 random bits, each of which changes', () => {
  const secrets = Array.from({ length: 200 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  expect(new Set(secrets).size).toBe(200);
  const bytes = secrets.map((secret) => Buffer.from(secret, 'base64url'));
  for (const each of bytes) expect(each).toHaveLength(32);
  for (let bit = 0; bit < 256; bit++) {
    const ones = bytes.filter((each) => each[bit >> 3]! & (1 << (bit & 7))).length;
    // For a fair coin, all but one in 10²⁰ of 200 throws are within these bounds.
    expect(ones, `bit ${bit}`).toBeGreaterThan(30);
    expect(ones, `bit ${bit}`).toBeLessThan(170);
  }
});

it('hashes with SHA-256', async () => {
  expect(await hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
