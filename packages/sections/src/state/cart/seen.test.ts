import type { Cart } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { createSeenLines } from './seen.js';

const cart = (quantity: number, amount: string, currencyCode = 'USD'): Cart => ({
  items: [{ id: '1', lineItemId: '1', title: 'Kettle', price: { amount, currencyCode }, quantity }],
  subtotalPrice: { amount: '0', currencyCode },
});

function device() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
}

const news = (storage: ReturnType<typeof device> | undefined, before: Cart, after: Cart, changed: string[] = []) => {
  const seen = createSeenLines(storage, 'seen');
  seen.remember(before, []);
  seen.remember(after, changed);
  return seen.newsOf(after.items[0]!);
};

describe('a line of the cart', () => {
  it('reports a price that differs from the one when the shopper added it', () => {
    expect(news(device(), cart(1, '72.00'), cart(1, '80.0'))).toEqual({
      price: { amount: '72.00', currencyCode: 'USD' },
    });
    expect(news(device(), cart(1, '72.00'), cart(1, '72.0'))).toBeUndefined();
  });

  it('reports the price that the page showed, if the line is dearer in the same currency', () => {
    const newsOfNew = (shown: string, line: Cart) => {
      const seen = createSeenLines(device(), 'seen');
      seen.remember(line, ['1'], new Map([['1', { amount: shown, currencyCode: 'USD' }]]));
      return seen.newsOf(line.items[0]!);
    };
    expect(newsOfNew('72.00', cart(1, '99'))).toEqual({ price: { amount: '72.00', currencyCode: 'USD' } });
    expect(newsOfNew('99.00', cart(1, '99'))).toBeUndefined();
    expect(newsOfNew('120.00', cart(1, '99'))).toBeUndefined();
    expect(newsOfNew('72.00', cart(1, '99', 'EUR'))).toBeUndefined();
  });

  it('reports fewer pieces than the shopper wanted', () => {
    expect(news(device(), cart(3, '72'), cart(2, '72'))).toEqual({ quantity: 3 });
    expect(news(device(), cart(2, '72'), cart(3, '72'))).toBeUndefined();
  });

  it("reports nothing after the shopper's own change, or in another currency", () => {
    expect(news(device(), cart(3, '72'), cart(2, '80'), ['1'])).toBeUndefined();
    expect(news(device(), cart(1, '72'), cart(1, '66', 'EUR'))).toBeUndefined();
  });

  it('reports nothing on a device without storage, or with unreadable storage', () => {
    expect(news(undefined, cart(3, '72'), cart(2, '80'))).toBeUndefined();
    const closed = {
      getItem: () => 'no JSON',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(news(closed as never, cart(3, '72'), cart(2, '80'))).toBeUndefined();
  });
});
