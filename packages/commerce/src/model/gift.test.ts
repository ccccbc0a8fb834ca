import { describe, expect, it } from 'vitest';
import { giftOf, toGift, withGift } from './gift.js';

const other = { key: 'Delivery day', value: 'Friday' };

describe('the gift options of a cart', () => {
  it.each([
    ['a gift without more', {}],
    ['a message', { message: 'For Robin\nwith love' }],
    ['gift wrap', { wrap: 'Recycled paper' }],
    ['both', { message: 'For Robin', wrap: 'Recycled paper' }],
  ])('are read as they were written: %s', (_, gift) => {
    expect(giftOf({ attributes: withGift({}, gift) })).toEqual(gift);
  });

  it('are undefined without a gift, whatever other attributes the cart has', () => {
    expect(giftOf({})).toBeUndefined();
    expect(giftOf({ attributes: [other] })).toBeUndefined();
  });

  it('replace the earlier ones and leave the other attributes', () => {
    const attributes = withGift({ attributes: [other] }, { message: 'For Robin', wrap: 'Recycled paper' });
    expect(withGift({ attributes }, { message: 'For Kim' })).toEqual([
      other,
      { key: 'Gift', value: 'Yes' },
      { key: 'Gift message', value: 'For Kim' },
    ]);
    expect(withGift({ attributes }, undefined)).toEqual([other]);
  });

  it('leave out a message of spaces', () => {
    expect(withGift({}, { message: ' \n' })).toEqual([{ key: 'Gift', value: 'Yes' }]);
  });

  it('have no empty options', () => {
    expect(toGift('', undefined)).toEqual({});
    expect(toGift('For Kim', '')).toEqual({ message: 'For Kim' });
  });
});
