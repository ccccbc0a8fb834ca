/** Resolvers of a cart's delivery addresses and delivery options. */
import type { ShippingRateData } from '../../../shop/data.js';
import type { CartAddress, CartRecord } from '../../../shop/records.js';
import { linesOf } from './cart.js';
import { connectionOf, type ConnectionArgs } from '../execution/connection.js';
import { mailingAddressFields } from '../customer/customer.js';
import { globalId, idInCart } from '../ids.js';
import { moneyV2 } from '../money.js';
import type { Context } from '../context.js';
import type { CartAddressView, CartView, MailingAddressView, Resolver, Resolvers } from '../resolver.js';

export const addressId = ({ id }: CartAddress, cart: CartRecord): string => idInCart('CartSelectableAddress', id, cart);

/** Returns the id of the cart's only delivery group. All lines have the same address and delivery option. */
export const groupId = (cart: CartRecord): string => idInCart('CartDeliveryGroup', '1', cart);

interface Group {
  cart: CartRecord;
}

/** Returns the delivery groups. There is none without an address or without lines. */
const groupsOf = ({ cart, isOwn }: CartView, context: Context): Group[] =>
  isOwn && context.shop.delivery.addressOf(cart) && linesOf(cart, context).length > 0 ? [{ cart }] : [];

const cart: Record<string, Resolver<CartView, never>> = {
  delivery: ({ cart, isOwn }) => ({
    addresses: ({ selected }: { selected: boolean }) =>
      (isOwn ? (cart.addresses ?? []) : [])
        .filter((each) => !selected || each.selected)
        .map((each) => ({
          ...each,
          id: addressId(each, cart),
          address: { kind: 'cartAddress', address: each.address } satisfies CartAddressView,
        })),
  }),
  deliveryGroups: (view, args: ConnectionArgs, context) =>
    connectionOf(groupsOf(view, context), args, ({ cart }) => groupId(cart)),
};

/** @param rate offered to the cart */
const optionView = (rate: ShippingRateData, cart: CartRecord, { shop }: Context) => ({
  code: rate.code,
  deliveryMethodType: 'SHIPPING',
  description: rate.description ?? null,
  estimatedCost: moneyV2({
    minor: shop.delivery.costOf(cart, rate),
    currencyCode: shop.pricing.currencyOf(cart.buyer.countryCode),
  }),
  handle: rate.code,
  title: rate.title,
});

const group: Record<string, Resolver<Group, never>> = {
  id: ({ cart }) => groupId(cart),
  cartLines: ({ cart }, args: ConnectionArgs, context) =>
    connectionOf(linesOf(cart, context), args, ({ line }) => line.id),
  deliveryAddress: ({ cart }, _, { shop }): MailingAddressView => ({
    kind: 'mailingAddress',
    id: `${globalId('MailingAddress', cart.token)}?model_name=CartAddress`,
    address: shop.delivery.addressOf(cart) ?? {},
  }),
  deliveryOptions: ({ cart }, _, context) =>
    context.shop.delivery.ratesOf(cart).map((rate) => optionView(rate, cart, context)),
  groupType: () => 'ONE_TIME_PURCHASE',
  selectedDeliveryOption: ({ cart }, _, context) => {
    const chosen = context.shop.delivery.chosenOf(cart);
    return chosen ? optionView(chosen, cart, context) : null;
  },
};

const { country: _, countryCodeV2: __, province: ___, ...ofCartAddress } = mailingAddressFields;

export const deliveryResolvers: Resolvers = {
  Cart: cart,
  CartDeliveryGroup: group,
  CartDeliveryAddress: ofCartAddress,
};
