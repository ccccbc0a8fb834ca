import { describe, expect, it } from 'vitest';
import { isProductAvailable, isVariantAvailable } from './availability.js';

describe('spec §5: availability', () => {
  const rules = [
    { name: 'a product', isAvailable: isProductAvailable, own: 'product', other: 'variant' },
    { name: 'a variant', isAvailable: isVariantAvailable, own: 'variant', other: 'product' },
  ] as const;

  describe.each(rules)('of $name', ({ isAvailable, own, other }) => {
    it('is false unless availableForSale is true', () => {
      for (const inventoryTracking of [own, other, 'none', undefined] as const) {
        expect(isAvailable({ inventoryTracking }, { availableForSale: false, quantity: 5 })).toBe(false);
        expect(isAvailable({ inventoryTracking }, undefined)).toBe(false);
      }
    });

    it('needs a known quantity above 0 if its own stock is counted', () => {
      const product = { inventoryTracking: own };
      expect(isAvailable(product, { availableForSale: true, quantity: 1 })).toBe(true);
      expect(isAvailable(product, { availableForSale: true, quantity: 0 })).toBe(false);
      expect(isAvailable(product, { availableForSale: true, quantity: -1 })).toBe(false);
      expect(isAvailable(product, { availableForSale: true })).toBe(false);
    });

    it('needs no quantity for a back order, unlike for a pre-order', () => {
      const record = { availableForSale: true, quantity: 0 };
      expect(isAvailable({ inventoryTracking: own }, { ...record, wait: { kind: 'backOrder' } })).toBe(true);
      expect(isAvailable({ inventoryTracking: own }, { ...record, wait: { kind: 'preOrder' } })).toBe(false);
    });

    it('needs no quantity if stock is not counted, or counted elsewhere', () => {
      for (const inventoryTracking of [other, 'none', undefined] as const) {
        expect(isAvailable({ inventoryTracking }, { availableForSale: true, quantity: 0 })).toBe(true);
        expect(isAvailable({ inventoryTracking }, { availableForSale: true })).toBe(true);
      }
    });
  });
});
