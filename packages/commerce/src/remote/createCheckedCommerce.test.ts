import { describe, expect, it, vi } from 'vitest';
import type { Commerce } from '../port/commerce.js';
import { CommerceError, InputError } from '../port/errors.js';
import { createCheckedCommerce } from './createCheckedCommerce.js';

function given(login: (...args: unknown[]) => Promise<unknown>) {
  const onError = vi.fn();
  const commerce = { platform: 'shopify', capabilities: {}, customer: { login } } as unknown as Commerce;
  return { onError, checked: createCheckedCommerce(commerce, { onError, buyerIp: () => '203.0.113.7' }) };
}

const credentials = { email: 'ada@example.com', password: 'secret' };

describe('a checked commerce', () => {
  it('makes the call with its arguments and the address of the buyer', async () => {
    const login = vi.fn(() => Promise.resolve({ errors: [] }));
    const { checked } = given(login);
    expect(await checked.customer.login(credentials, { buyer: { country: 'IE' } })).toEqual({ errors: [] });
    expect(login).toHaveBeenCalledWith(
      credentials,
      expect.objectContaining({ buyer: { country: 'IE', ip: '203.0.113.7' } }),
    );
  });

  it.each([
    ['a\ud800', 'Expected whole characters'],
    ['ada@example.test\r\nBcc: all@example.test', 'Expected one line'],
  ])('refuses the wrong argument %j, names it with the reason, and makes no call', async (email, reason) => {
    const login = vi.fn(() => Promise.resolve({ errors: [] }));
    const { checked } = given(login);
    await expect(checked.customer.login({ ...credentials, email })).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      message: `args.0.email: ${reason}`,
    });
    expect(login).not.toHaveBeenCalled();
  });

  it('refuses a value that cannot be sent to the platform', async () => {
    const { checked } = given(() => Promise.reject(new InputError('Say which item.')));
    await expect(checked.customer.login(credentials)).rejects.toMatchObject({
      kind: 'refused',
      message: 'Say which item.',
    });
  });

  it.each([
    ['a failure of the platform is reported', new CommerceError('timeout', 'login', 'late'), 1, 'timeout'],
    ['the end of a login is not', new CommerceError('unidentified', 'login', 'nobody'), 0, 'unidentified'],
    ['our own mistake is reported', new TypeError('x is undefined'), 1, 'http'],
  ])('%s', async (_name, error, reports, kind) => {
    const { checked, onError } = given(() => Promise.reject(error));
    await expect(checked.customer.login(credentials)).rejects.toMatchObject({ kind });
    expect(onError).toHaveBeenCalledTimes(reports);
  });
});
