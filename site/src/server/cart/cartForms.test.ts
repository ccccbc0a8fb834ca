import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession } from '../session/cookies';
import { answerCartForm } from './cartForms';
import { textsToKeep, withTexts } from './cartTexts';

beforeEach(() => void vi.stubEnv('SESSION_SECRET', 'only for tests, and long enough to seal'));

const send = (intent: string, fields: Record<string, string> = {}, cookie = '') => {
  const body = new URLSearchParams({ intent, ...fields }).toString();
  const headers = {
    cookie,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
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

  it('keeps what was written if it fails, until the next form', async () => {
    const failed = await send('updateGift', { gift: 'on', message: `For Kim\r\n${'a'.repeat(250)}` });
    const cookie = failed.headers.getSetCookie().find((set) => set.startsWith('vitrine_cart_texts='));
    expect(cookie).toMatch(/HttpOnly/);
    const session = await openSession(new Request('http://shop.example/cart', { headers: { cookie: cookie ?? '' } }));
    const { values } = withTexts({ errors: [] }, session.get('cartTexts'));
    expect(values).toEqual({ gift: 'on', message: `For Kim\n${'a'.repeat(250)}` });
    const next = await send('remove', {}, cookie);
    expect(next.headers.getSetCookie().join()).toMatch(/vitrine_cart_texts=;.*Max-Age=0/);
  });

  it('keeps a code that was written, and not one that was to be removed', () => {
    const form = (intent: string) => {
      const data = new FormData();
      data.set('intent', intent);
      data.set('code', 'NORTH10');
      return data;
    };
    expect(textsToKeep(form('addDiscountCode'))).toBe('{"code":"NORTH10"}');
    expect(textsToKeep(form('removeDiscountCode'))).toBeUndefined();
  });

  it('keeps nothing that a cookie cannot hold', async () => {
    const failed = await send('updateGift', { gift: 'on', message: 'é'.repeat(1300) });
    expect(failed.headers.getSetCookie().join()).not.toContain('vitrine_cart_texts=F');
  });
});
