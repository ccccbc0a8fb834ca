import { describe, expect, it } from 'vitest';
import { toUserErrors, type Wanted } from './refusals.js';

const title = 'Vous ne pouvez pas.';
const wanted = (quantity: number, record: Wanted['record'], more: Partial<Wanted> = {}): Wanted => ({
  quantity,
  record,
  isVariantNamed: true,
  ...more,
});
const reason = (...wishes: Wanted[]) => toUserErrors(wishes, title).map(({ code, parameters }) => [code, parameters]);

describe('the reason for a refused change', () => {
  const record = { availableForSale: true, quantity: 4, minOrder: 2, maxOrder: 6 };

  it('is read from data, in any language of the platform’s sentence', () => {
    expect(reason(wanted(7, record))).toEqual([['quantity.aboveMaximum', { maximum: 6 }]]);
    expect(reason(wanted(1, record))).toEqual([['quantity.belowMinimum', { minimum: 2 }]]);
    expect(reason(wanted(5, record))).toEqual([['stock.notEnough', { quantity: 4 }]]);
    expect(reason(wanted(1, { ...record, quantity: 0 }))).toEqual([['stock.none', undefined]]);
    expect(reason(wanted(3, { ...record, availableForSale: false }))).toEqual([['stock.none', undefined]]);
    expect(reason(wanted(1, undefined))).toEqual([['item.unknown', undefined]]);
  });

  it('is reported for each problem, with its line', () => {
    const errors = toUserErrors([wanted(3, record), wanted(7, record, { lineId: 'a' })], title);
    expect(errors).toEqual([
      { code: 'quantity.aboveMaximum', parameters: { maximum: 6 }, message: title, field: ['a'] },
    ]);
  });

  it('is a missing choice if there is no other reason and no variant was named', () => {
    expect(reason(wanted(3, record, { isVariantNamed: false }))).toEqual([['options.missing', undefined]]);
  });

  it('is only the platform’s sentence if no reason is found', () => {
    expect(toUserErrors([wanted(3, record)], title)).toEqual([{ code: 'unknown', message: title }]);
    expect(toUserErrors([wanted(3, record)], undefined)).toEqual([{ code: 'unknown' }]);
  });
});
