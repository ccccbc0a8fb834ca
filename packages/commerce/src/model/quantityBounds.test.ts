import { describe, expect, it } from 'vitest';
import { cartItemBounds, isOrderable, productBoxBounds, purchaseQuantity } from './quantityBounds.js';

const availableForSale = true;

describe('spec §9: quantity bounds of the product box', () => {
  it('are 1 to 10 while the inventory loads, and without data', () => {
    expect(productBoxBounds(undefined)).toEqual({ min: 1, max: 10 });
    expect(productBoxBounds(undefined, { availableForSale, maxOrder: 2 })).toEqual({ min: 1, max: 10 });
    expect(productBoxBounds({ availableForSale })).toEqual({ min: 1, max: 10 });
  });

  it('end at the smaller of the stock and the maximum order', () => {
    expect(productBoxBounds({ availableForSale, quantity: 3, maxOrder: 5 }).max).toBe(3);
    expect(productBoxBounds({ availableForSale, quantity: 30, maxOrder: 5 }).max).toBe(5);
    expect(productBoxBounds({ availableForSale, quantity: 30 }).max).toBe(30);
    expect(productBoxBounds({ availableForSale, maxOrder: 25 }).max).toBe(25);
    expect(productBoxBounds({ availableForSale, quantity: 0 }).max).toBe(0);
  });

  it('begin at the minimum order', () => {
    expect(productBoxBounds({ availableForSale, minOrder: 2, quantity: 9 })).toEqual({ min: 2, max: 9 });
  });

  it("consider the product's maximum order for a variant", () => {
    const product = { availableForSale, quantity: 1, maxOrder: 4 };
    expect(productBoxBounds({ availableForSale, quantity: 9, maxOrder: 6 }, product).max).toBe(4);
    expect(productBoxBounds({ availableForSale }, product).max).toBe(4);
  });

  it("begin at the product's minimum order for a variant, as in the cart", () => {
    expect(productBoxBounds({ availableForSale, minOrder: 1 }, { availableForSale, minOrder: 3 }).min).toBe(3);
    expect(productBoxBounds({ availableForSale, minOrder: 2 }, { availableForSale }).min).toBe(2);
    expect(productBoxBounds(undefined, { availableForSale, minOrder: 3 }).min).toBe(1);
  });

  it('follow the data if nothing can be ordered: the samples of spec §9, stock below the minimum', () => {
    const sample = productBoxBounds({ availableForSale, minOrder: 5, maxOrder: 2 });
    expect(sample).toEqual({ min: 5, max: 2 });
    expect(isOrderable(sample)).toBe(false);
    expect(isOrderable(productBoxBounds({ availableForSale, minOrder: 2, quantity: 1 }))).toBe(false);
    expect(isOrderable(productBoxBounds({ availableForSale, quantity: -4 }))).toBe(false);
    expect(isOrderable({ min: 0, max: 0 })).toBe(false);
    expect(isOrderable(productBoxBounds({ availableForSale, minOrder: 1, maxOrder: 5 }))).toBe(true);
    expect(isOrderable({ min: 2, max: 2 })).toBe(true);
  });

  it('never fall below 0, however far the shop oversells', () => {
    expect(productBoxBounds({ availableForSale, quantity: -4 }).max).toBe(0);
  });
});

describe('spec §9: quantity bounds of a cart item', () => {
  it('are 1 to 150 in steps of 1 by default', () => {
    expect(cartItemBounds({})).toEqual({ min: 1, max: 150, step: 1 });
  });

  it("begin at the product's minimum order", () => {
    expect(cartItemBounds({ product: { availableForSale, minOrder: 3 } }).min).toBe(3);
    expect(cartItemBounds({ variant: { availableForSale, minOrder: 2 } }).min).toBe(2);
  });

  it('end at the lowest of the inventory and the maximum orders of variant and product', () => {
    const limits = (variant: object, product: object) =>
      cartItemBounds({ variant: { availableForSale, ...variant }, product: { availableForSale, ...product } }).max;
    expect(limits({ quantity: 7, maxOrder: 9 }, { maxOrder: 8 })).toBe(7);
    expect(limits({ quantity: 70, maxOrder: 9 }, { maxOrder: 8 })).toBe(8);
    expect(limits({ quantity: 70, maxOrder: 9 }, {})).toBe(9);
    expect(cartItemBounds({ product: { availableForSale, quantity: 6 } }).max).toBe(6);
    expect(limits({ quantity: 200 }, {})).toBe(200);
    expect(limits({ maxOrder: 0 }, {})).toBe(0);
  });
});

describe('spec §9: the stock of a cart item', () => {
  it("is its variant's, not the sum over the product's variants, if one is oversold", () => {
    const product = { availableForSale, quantity: 4 };
    expect(cartItemBounds({ variant: { availableForSale }, product }).max).toBe(150);
    expect(cartItemBounds({ variant: { availableForSale, quantity: 2 }, product }).max).toBe(2);
  });
});

describe('spec §9: purchase quantity', () => {
  it('is the lowest of the inventory, the general and the product maximum', () => {
    expect(purchaseQuantity({ inventory: 4, maximum: 10, productMaximum: 6 })).toBe(4);
    expect(purchaseQuantity({ inventory: 40, maximum: 10, productMaximum: 6 })).toBe(6);
    expect(purchaseQuantity({ inventory: 40, maximum: 5, productMaximum: 6 })).toBe(5);
  });

  it('ignores unset values', () => {
    expect(purchaseQuantity({ maximum: 10 })).toBe(10);
    expect(purchaseQuantity({ inventory: 0, maximum: undefined })).toBe(0);
    expect(purchaseQuantity({})).toBeUndefined();
  });
});
