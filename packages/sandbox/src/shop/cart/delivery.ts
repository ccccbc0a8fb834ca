/** The address of a cart, and its shipping rates and costs. */
import type { Addresses } from '../customer/addresses.js';
import type { Customers } from '../customer/customers.js';
import type { ShippingRateData, ShopData } from '../data.js';
import type { Discounts } from './discounts.js';
import type { Pricing } from '../catalog/pricing.js';
import type { Address, CartAddress, CartRecord } from '../records.js';
import { newToken } from '../token.js';

export interface Delivery {
  /** Returns the cart's selected or first address, else the signed-in customer's default address; undefined if there is none. */
  addressOf(cart: CartRecord): Partial<Address> | undefined;
  /** Returns the rates for the country of the cart's address, else the buyer's country, else the shop's own. */
  ratesOf(cart: CartRecord): ShippingRateData[];
  /** Returns the chosen rate, or the first; undefined if the shop does not ship there. */
  chosenOf(cart: CartRecord): ShippingRateData | undefined;
  /** Returns the cost of a rate in minor units of the cart's currency; 0 if a code makes shipping free. */
  costOf(cart: CartRecord, rate: ShippingRateData): number;
  /** Returns the cost of the chosen rate in minor units of the cart's currency. */
  shippingOf(cart: CartRecord): number;
  /** Returns the amount that a code takes off the chosen rate, in minor units of the cart's currency. */
  savedOf(cart: CartRecord): number;
}

interface DeliveryOptions {
  data: Pick<ShopData, 'shippingRates' | 'shop'>;
  addresses: Addresses;
  customers: Customers;
  discounts: Discounts;
  pricing: Pricing;
}

/** Returns the list of addresses for a cart with only this one, selected for one order. */
export const soleAddress = (address: Partial<Address>): CartAddress[] => [
  { id: newToken(), address, selected: true, oneTimeUse: true },
];

const freeShipping: ShippingRateData[] = [{ code: 'standard', title: 'Standard', price: 0 }];

export function createDelivery({ data, addresses, customers, discounts, pricing }: DeliveryOptions): Delivery {
  const rates = data.shippingRates ?? freeShipping;

  const addressOf = ({ addresses: own = [], buyer }: CartRecord): Partial<Address> | undefined => {
    const selected = own.find((each) => each.selected) ?? own[0];
    if (selected) return selected.address;
    const customer = buyer.customerId === undefined ? undefined : customers.find(buyer.customerId);
    const id = customer?.defaultAddressId;
    return customer && id !== undefined ? addresses.find(customer, id) : undefined;
  };

  const ratesOf = (cart: CartRecord): ShippingRateData[] => {
    const country = addressOf(cart)?.countryCode ?? cart.buyer.countryCode ?? data.shop.countryCode;
    return rates.filter(({ countryCodes }) => !countryCodes || countryCodes.includes(country));
  };

  const chosenOf = (cart: CartRecord): ShippingRateData | undefined => {
    const offered = ratesOf(cart);
    return offered.find(({ code }) => code === cart.shippingRate) ?? offered[0];
  };

  const priceOf = ({ buyer }: CartRecord, price: number): number => pricing.convert(price, buyer.countryCode).minor;

  const costOf = (cart: CartRecord, { price }: ShippingRateData): number =>
    discounts.freeShippingOf(cart) ? 0 : priceOf(cart, price);

  return {
    addressOf,
    ratesOf,
    chosenOf,
    costOf,
    shippingOf(cart) {
      const chosen = chosenOf(cart);
      return chosen ? costOf(cart, chosen) : 0;
    },
    savedOf(cart) {
      const chosen = chosenOf(cart);
      return chosen ? priceOf(cart, chosen.price) - costOf(cart, chosen) : 0;
    },
  };
}
