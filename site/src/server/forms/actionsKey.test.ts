import { afterEach, expect, test, vi } from 'vitest';
import { actionsKey } from './actionsKey';

afterEach(() => vi.unstubAllEnvs());

test('the key is 32 bytes, the same for a secret and another for another one', () => {
  vi.stubEnv('SESSION_SECRET', 'a'.repeat(40));
  const key = actionsKey();
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
  expect(actionsKey()).toBe(key);
  vi.stubEnv('SESSION_SECRET', 'b'.repeat(40));
  expect(actionsKey()).not.toBe(key);
});
