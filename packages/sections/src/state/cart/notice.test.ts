import type { RefusalCode, UserError } from '@vitrine/commerce';
import { describe, expect, it } from 'vitest';
import { messages, withEnglish } from '../../messages.js';
import { messages as german } from '../../messages/de.js';
import { noticeOfResult, noticeText } from './notice.js';

const cart = { items: [], subtotalPrice: { amount: '0.0', currencyCode: 'USD' } };

/** The text that a shopper reads for these refusals. */
const text = (errors: UserError[], texts = messages, locale = 'en-US') =>
  noticeText(noticeOfResult({ cart, errors, warnings: [] })!, texts, locale);

const parameters: Partial<Record<RefusalCode, Record<string, string | number>>> = {
  'stock.notEnough': { quantity: 3 },
  'quantity.belowMinimum': { minimum: 2 },
  'quantity.aboveMaximum': { maximum: 5 },
  'quantity.offIncrement': { increment: 6 },
  'customer.tooManyAttempts': { minutes: 5 },
};

const codes = Object.keys(messages)
  .filter((key) => key.startsWith('refusal.') && !/\.(unnumbered|seconds)$/.test(key))
  .map((key) => key.slice('refusal.'.length) as RefusalCode);

describe('the text of a refusal', () => {
  it.each(codes)('is our own for %s, with and without its parameters', (code) => {
    const platform = "The platform's own.";
    const known = text([{ code, message: platform, ...(parameters[code] && { parameters: parameters[code] }) }]);
    const unknown = text([{ code, message: platform }]);
    for (const words of [known, unknown]) expect(words).not.toMatch(/[{}]/);
    expect([known, unknown].includes(platform)).toBe(code === 'unknown');
    for (const value of Object.values(parameters[code] ?? {})) {
      expect(known).toContain(String(value));
      expect(unknown).not.toContain(String(value));
    }
  });

  it("is the platform's only if it has no code", () => {
    expect(text([{ code: 'unknown', message: 'Not on Sundays.' }])).toBe('Not on Sundays.');
    expect(text([{ code: 'unknown' }])).toBe('The shop did not accept this.');
    // From a server that is newer than the page.
    expect(text([{ code: 'cart.locked' as RefusalCode, message: 'It is locked.' }])).toBe('It is locked.');
  });

  it('says seconds if the wait is short', () => {
    const wait = (seconds: number, texts = messages, locale = 'en-US') =>
      text([{ code: 'customer.tooManyAttempts', parameters: { minutes: 1, seconds } }], texts, locale);
    expect(wait(5)).toBe('Too many attempts. Please wait 5 seconds and try again.');
    expect(wait(1)).toBe('Too many attempts. Please wait a second and try again.');
    expect(wait(5, german, 'de')).toBe(
      'Zu viele Versuche. Bitte warten Sie 5 Sekunden, und versuchen Sie es dann erneut.',
    );
  });

  it('has the plural of its language', () => {
    const left = (quantity: number) => text([{ code: 'stock.notEnough', parameters: { quantity } }]);
    expect([left(1), left(2)]).toEqual(['There is only 1 of this left.', 'There are only 2 of this left.']);
    const polish = withEnglish({
      'refusal.stock.notEnough': {
        one: 'Została {quantity} sztuka.',
        few: 'Zostały {quantity} sztuki.',
        other: 'Zostało {quantity} sztuk.',
      },
    });
    expect(text([{ code: 'stock.notEnough', parameters: { quantity: 3 } }], polish, 'pl')).toBe('Zostały 3 sztuki.');
  });

  it('appears once, for any number of items', () => {
    expect(text([{ code: 'stock.none' }, { code: 'item.unknown' }, { code: 'stock.none' }])).toBe(
      'This is sold out. The shop no longer sells this.',
    );
  });
});
