import type { Cart, CartAttribute } from './entities.js';

/** The gift options of an order. The shop sees them as the cart's attributes. */
export interface Gift {
  /** For the card in the parcel. */
  message?: string;
  /** The shop's name for the gift wrap. Undefined if the order is not wrapped. */
  wrap?: string;
}

/** The largest number of characters of a gift message: it has to fit on a card. */
export const giftMessageLimit = 250;

// The merchant reads the names beside the order, so they have one language.
const keys = { gift: 'Gift', message: 'Gift message', wrap: 'Gift wrap' };
const giftKeys: readonly string[] = Object.values(keys);

/** Reads the gift options of a cart. Undefined if the order is not a gift. */
export function giftOf({ attributes = [] }: Pick<Cart, 'attributes'>): Gift | undefined {
  const valueOf = (wanted: string) => attributes.find(({ key }) => key === wanted)?.value;
  if (!valueOf(keys.gift)) return undefined;
  return toGift(valueOf(keys.message), valueOf(keys.wrap));
}

/** Returns gift options without those that are empty or undefined. */
export const toGift = (message: string | undefined, wrap: string | undefined): Gift => ({
  ...(message && { message }),
  ...(wrap && { wrap }),
});

/** Returns the cart's attributes with these gift options, for `cart.updateAttributes`. Undefined removes them. Other attributes stay. */
export function withGift({ attributes = [] }: Pick<Cart, 'attributes'>, gift: Gift | undefined): CartAttribute[] {
  const others = attributes.filter(({ key }) => !giftKeys.includes(key));
  if (!gift) return others;
  const options = [
    { key: keys.gift, value: 'Yes' },
    { key: keys.message, value: gift.message ?? '' },
    { key: keys.wrap, value: gift.wrap ?? '' },
  ];
  return [...others, ...options.filter(({ value }) => value.trim())];
}
