import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSession, type ShopperSession } from './cookies';

beforeEach(() => vi.stubEnv('SESSION_SECRET', 'only-for-tests,-and-long-enough-to-seal'));
afterEach(() => vi.unstubAllEnvs());

/** A browser's cookies. A cookie of a response replaces the one with the same name. */
class Browser {
  readonly cookies = new Map<string, string>();

  request = () =>
    new Request('http://shop.example/api/shop/cart/get', {
      headers: { cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; ') },
    });

  take(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
      if (/Max-Age=0/i.test(cookie)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

describe("a shopper's session", () => {
  it('loses nothing if the responses to a login and a first addition arrive at the same moment', async () => {
    const browser = new Browser();
    const [login, addition] = [await openSession(browser.request()), await openSession(browser.request())];
    const [first, second] = [new Response(), new Response()];
    await login.set('customerAccessToken', 'token');
    await addition.set('cartId', 'cart');
    await login.saveTo(first);
    await addition.saveTo(second);
    browser.take(first);
    browser.take(second);

    const after = await openSession(browser.request());
    expect(after.get('customerAccessToken')).toBe('token');
    expect(after.get('cartId')).toBe('cart');
  });

  it('removes one key and keeps the other', async () => {
    const browser = new Browser();
    const write = async (change: (session: Awaited<ReturnType<typeof openSession>>) => void) => {
      const [session, response] = [await openSession(browser.request()), new Response()];
      change(session);
      await session.saveTo(response);
      browser.take(response);
    };
    await write((session) => {
      session.set('customerAccessToken', 'token');
      session.set('cartId', 'cart');
    });
    await write((session) => session.set('customerAccessToken', undefined));
    const after = await openSession(browser.request());
    expect(after.get('customerAccessToken')).toBeUndefined();
    expect(after.get('cartId')).toBe('cart');
  });

  it('sets no cookie without a change', async () => {
    const [session, response] = [await openSession(new Browser().request()), new Response()];
    session.set('cartId', undefined);
    await session.saveTo(response);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('does not confuse cookies, and accepts only those that it sealed', async () => {
    const browser = new Browser();
    const [session, response] = [await openSession(browser.request()), new Response()];
    session.set('cartId', 'cart');
    await session.saveTo(response);
    browser.take(response);
    browser.cookies.set('vitrine_customer', browser.cookies.get('vitrine_cart') ?? '');
    browser.cookies.set('vitrine_cart', 'Fe26.2*1*forged');
    const after = await openSession(browser.request());
    expect(after.get('customerAccessToken')).toBeUndefined();
    expect(after.get('cartId')).toBeUndefined();
  });

  it('is opened with an earlier secret, and sealed with the current one', async () => {
    const before = 'the secret of before, long enough to seal'.replaceAll(' ', '-');
    const browser = new Browser();
    vi.stubEnv('SESSION_SECRET', before);
    const [session, first] = [await openSession(browser.request()), new Response()];
    session.set('cartId', 'cart');
    await session.saveTo(first);
    browser.take(first);

    vi.stubEnv('SESSION_SECRET', 'the secret of today, long enough to seal');
    expect((await openSession(browser.request())).get('cartId')).toBeUndefined();
    vi.stubEnv('PREVIOUS_SESSION_SECRETS', before);
    const [opened, second] = [await openSession(browser.request()), new Response()];
    expect(opened.get('cartId')).toBe('cart');
    await opened.saveTo(second);
    browser.take(second);
    vi.stubEnv('PREVIOUS_SESSION_SECRETS', '');
    expect((await openSession(browser.request())).get('cartId')).toBe('cart');
  });

  describe('of a customer', () => {
    const signIn = async () => {
      const browser = new Browser();
      await visit(browser, (session) => {
        session.set('customerAccessToken', 'token');
        session.set('cartId', 'cart');
      });
      return browser;
    };
    /** Opens the session of a request, changes it, saves it, and returns the token that it had. */
    const visit = async (browser: Browser, change: (session: ShopperSession) => void = () => {}) => {
      const [session, response] = [await openSession(browser.request()), new Response()];
      const token = session.get('customerAccessToken');
      change(session);
      await session.saveTo(response);
      browser.take(response);
      return token;
    };
    const after = (days: number) => vi.advanceTimersByTime(days * 24 * 60 * 60 * 1000);

    beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
    afterEach(() => void vi.useRealTimers());

    it('ends after thirty days without a visit, and keeps the cart', async () => {
      const browser = await signIn();
      after(29);
      expect(await visit(browser)).toBe('token');
      after(29);
      expect(await visit(browser)).toBe('token');
      after(31);
      expect(await visit(browser)).toBeUndefined();
      expect([...browser.cookies.keys()]).toEqual(['vitrine_cart']);
    });

    it.each([
      ['ninety days', undefined, 90],
      ['the days of the setting', '60', 60],
    ])('ends after %s in all, whatever token it has by then', async (_, setting, days) => {
      if (setting) vi.stubEnv('SESSION_DAYS', setting);
      const browser = await signIn();
      for (let day = 25; day < days; day += 25) {
        after(25);
        expect(await visit(browser, (session) => session.set('customerAccessToken', `on day ${day}`))).toBeDefined();
      }
      after((days % 25) + 1);
      expect(await visit(browser)).toBeUndefined();
    });

    it('ends for all customers by a setting, and keeps the cart; later logins stay', async () => {
      const browser = await signIn();
      after(1);
      vi.stubEnv('SESSIONS_SINCE', new Date().toISOString());
      const later = await signIn();
      expect(await visit(browser)).toBeUndefined();
      expect([...browser.cookies.keys()]).toEqual(['vitrine_cart']);
      expect(await visit(later)).toBe('token');
    });

    it('is not prolonged by a browser that leaves out the note of its visits', async () => {
      const browser = await signIn();
      after(29);
      await visit(browser);
      browser.cookies.delete('vitrine_customer_seen');
      after(2);
      expect(await visit(browser)).toBeUndefined();
    });

    it('is not prolonged by the note of another login', async () => {
      const [browser, other] = [await signIn(), await signIn()];
      after(31);
      await visit(other, (session) => {
        session.set('customerAccessToken', undefined);
        session.set('customerAccessToken', 'of the thief');
      });
      after(1);
      await visit(other);
      browser.cookies.set('vitrine_customer_seen', other.cookies.get('vitrine_customer_seen') ?? '');
      expect(await visit(browser)).toBeUndefined();
      expect(await visit(other)).toBe('of the thief');
    });

    it('keeps the note of its visits with a renewed token', async () => {
      const browser = await signIn();
      for (const token of ['token', 'renewed', 'again']) {
        after(20);
        expect(await visit(browser, (session) => session.set('customerAccessToken', `${token} next`))).toBeDefined();
      }
      after(20);
      expect(await visit(browser)).toBe('again next');
    });

    it('keeps the note of its visits with another secret', async () => {
      const browser = await signIn();
      after(20);
      await visit(browser);
      vi.stubEnv('PREVIOUS_SESSION_SECRETS', 'only-for-tests,-and-long-enough-to-seal');
      vi.stubEnv('SESSION_SECRET', 'the secret of today, long enough to seal');
      after(20);
      expect(await visit(browser)).toBe('token');
      after(20);
      expect(await visit(browser)).toBe('token');
    });

    it('is not ended by the note of an earlier login in the same browser', async () => {
      const browser = await signIn();
      after(1);
      await visit(browser, (session) => session.set('customerAccessToken', undefined));
      after(40);
      await visit(browser, (session) => session.set('customerAccessToken', 'another'));
      expect(await visit(browser)).toBe('another');
    });

    it('begins again with a new login', async () => {
      vi.stubEnv('SESSION_DAYS', '40');
      const browser = await signIn();
      after(29);
      await visit(browser, (session) => {
        session.set('customerAccessToken', undefined);
        session.set('customerAccessToken', 'another');
      });
      after(29);
      expect(await visit(browser)).toBe('another');
    });

    it('notes a visit once a day', async () => {
      const browser = await signIn();
      const cookies = () => new Map(browser.cookies);
      const before = cookies();
      await visit(browser);
      expect(cookies()).toEqual(before);
      after(1);
      await visit(browser);
      expect([...browser.cookies.keys()]).toContain('vitrine_customer_seen');
      const noted = cookies();
      await visit(browser);
      expect(cookies()).toEqual(noted);
    });
  });

  it('is bound to its host if the shop is behind TLS', async () => {
    const cookiesAt = async (url: string) => {
      vi.stubEnv('SITE_URL', url);
      const [session, response] = [await openSession(new Browser().request()), new Response()];
      session.set('cartId', 'cart');
      session.set('customerAccessToken', 'token');
      await session.saveTo(response);
      return response.headers.getSetCookie();
    };
    const bound = await cookiesAt('https://shop.example');
    for (const cookie of bound) expect(cookie).toMatch(/^__Host-vitrine_\w+=(?!.*Domain=).*Path=\/.*Secure/);
    expect(bound.join()).toMatch(/__Host-vitrine_cart=.*__Host-vitrine_customer=/);
    for (const cookie of await cookiesAt('http://localhost:3000')) expect(cookie).toMatch(/^vitrine_\w+=/);
  });
});
