import { beforeEach, describe, expect, it, vi } from 'vitest';
import { answerCartForm } from './cartForms';

beforeEach(() => void vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to seal'));

const send = (intent: string, fields: Record<string, string> = {}) => {
  const body = new URLSearchParams({ intent, ...fields }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
  return answerCartForm(new Request('http://shop.example/api/cart', { method: 'POST', headers, body }));
};

describe('a form of the cart', () => {
  it.each(['', 'empty', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'is malformed with the intent %j',
    async (intent) => {
      const response = await send(intent);
      expect(response.status).toBe(400);
      expect(await response.text()).toBe('The form is malformed.');
    },
  );

  it('redirects to the cart, which shows why a line was not removed', async () => {
    const response = await send('remove');
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/cart?refusal=item.unknown');
  });

  it('refuses a gift message that is too long for the card', async () => {
    const response = await send('updateGift', { gift: 'on', message: 'a'.repeat(251) });
    expect(response.headers.get('location')).toBe('/cart?refusal=note.tooLong');
  });
});
