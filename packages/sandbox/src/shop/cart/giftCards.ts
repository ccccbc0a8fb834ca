/** Gift cards: their balance, and how much of a cart they pay. */
import type { ShopData } from '../data.js';
import type { Pricing } from '../catalog/pricing.js';
import type { CartRecord } from '../records.js';
import type { Store } from '../store.js';

interface GiftCard {
  code: string;
  lastCharacters: string;
  /** The amount left, in minor units of the shop's currency. */
  balance: number;
}

/** A card and the amount that it pays. */
export interface AppliedGiftCard extends GiftCard {
  /** Minor units of the shop's currency. */
  used: number;
  /** The same in minor units of the cart's currency. */
  usedOfCart: number;
}

export interface GiftCards {
  /** Finds the card with a code; undefined if there is none. The code may be in any case, with spaces or dashes as on the card. */
  find(code: string): GiftCard | undefined;
  /** Returns the cart's cards in their order. @param due the amount to pay, in minor units of the cart's currency */
  appliedTo(cart: CartRecord, due: number): AppliedGiftCard[];
  /** Subtracts the paid amounts from the cards' balances. */
  spend(cards: readonly AppliedGiftCard[]): void;
}

interface GiftCardOptions {
  data: Pick<ShopData, 'giftCards'>;
  pricing: Pricing;
  store: Store;
}

export function createGiftCards({ data, pricing, store }: GiftCardOptions): GiftCards {
  const find = (text: string): GiftCard | undefined => {
    const code = text.replace(/[\s-]/g, '').toUpperCase();
    const card = (data.giftCards ?? []).find((each) => each.code === code);
    return card && { code, lastCharacters: code.slice(-4), balance: store.get('giftCard', code) ?? card.balance };
  };

  return {
    find,
    appliedTo({ giftCardCodes = [], buyer }, due) {
      let left = due;
      return giftCardCodes.flatMap((code): AppliedGiftCard[] => {
        const card = find(code);
        if (!card) return [];
        const worth = pricing.convert(card.balance, buyer.countryCode).minor;
        const usedOfCart = Math.min(left, worth);
        left -= usedOfCart;
        const used = worth === 0 ? 0 : Math.round((card.balance * usedOfCart) / worth);
        return [{ ...card, used, usedOfCart }];
      });
    },
    spend(cards) {
      for (const { code, balance, used } of cards) store.put('giftCard', code, balance - used);
    },
  };
}
