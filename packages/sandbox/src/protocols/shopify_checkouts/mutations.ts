/** Mutations of checkouts. */
import { countryOf } from '../../countries.js';
import {
  largestQuantity,
  type CartPolicy,
  type CartProblem,
  type LineToAdd,
  type LineToUpdate,
} from '../../shop/cart/cart.js';
import { fullName } from '../../shop/catalog/catalog.js';
import { soleAddress } from '../../shop/cart/delivery.js';
import type { DiscountProblem } from '../../shop/cart/discounts.js';
import { isEmail } from '../../shop/customer/email.js';
import { quantityRuleOf } from '../../shop/catalog/quantity.js';
import type { Attribute, CartRecord } from '../../shop/records.js';
import type { CartOutcome } from '../../shop/shop.js';
import type { UserError } from '../shopify_graphql/cart/cartPayload.js';
import { customerView } from '../shopify_graphql/customer/customer.js';
import { idOfType, variantOf } from '../shopify_graphql/ids.js';
import type { Context } from '../shopify_graphql/context.js';
import type { CustomerView, Resolver, Resolvers } from '../shopify_graphql/resolver.js';
import { giftCardId } from '../shopify_graphql/discounts.js';
import { mailingAddressOf, type MailingAddressInput } from '../shopify_graphql/customer/customerMutations.js';
import { cartOfCheckout, checkoutView, type CheckoutView } from './checkout.js';

interface Payload {
  checkout: CheckoutView | null;
  checkoutUserErrors: UserError[];
  userErrors: UserError[];
  customer?: CustomerView;
  queueToken?: null;
}

interface LineItemInput {
  customAttributes?: Attribute[] | null;
  quantity: number;
  variantId: string;
}

interface LineItemUpdateInput {
  customAttributes?: Attribute[] | null;
  id?: string | null;
  quantity?: number | null;
  variantId?: string | null;
}

interface CreateInput {
  allowPartialAddresses?: boolean | null;
  buyerIdentity?: { countryCode: string } | null;
  customAttributes?: Attribute[] | null;
  email?: string | null;
  lineItems?: LineItemInput[] | null;
  note?: string | null;
  shippingAddress?: MailingAddressInput | null;
}

/** Refuses quantities above the stock. If the stock falls later, a checkout keeps its quantities until it is ordered. */
const policy: CartPolicy = { shortage: 'refuse' };

const payload = (cart: CartRecord | undefined, errors: UserError[] = []): Payload => ({
  checkout: cart ? checkoutView(cart) : null,
  checkoutUserErrors: errors,
  userErrors: errors,
});

type Change<Args> = (cart: CartRecord, args: Args, context: Context) => Payload;

/** Returns the resolver of a change. The id must include the checkout's key, and the checkout must not be ordered yet. */
const changing =
  <Args>(change: Change<Args>): Resolver<unknown, never> =>
  (_, args: Args & { checkoutId: string }, context) => {
    const cart = cartOfCheckout(args.checkoutId, context);
    const field = ['checkoutId'];
    if (!cart) return payload(undefined, [{ code: 'INVALID', field, message: 'Checkout does not exist' }]);
    if (cart.orderToken)
      return payload(cart, [{ code: 'ALREADY_COMPLETED', field, message: 'Checkout is already completed.' }]);
    return change(cart, args, context);
  };

const toAdditions = (items: readonly LineItemInput[], context: Context): LineToAdd[] =>
  items.map(({ variantId, quantity, customAttributes }) => ({
    variant: variantOf(variantId, context),
    quantity,
    attributes: customAttributes ?? [],
  }));

const lineIdOf = (id: string): string => idOfType(id, 'CheckoutLineItem');

const toUpdates = (items: readonly LineItemUpdateInput[], context: Context): LineToUpdate[] =>
  items.map(({ id, variantId, quantity, customAttributes }) => ({
    id: lineIdOf(id ?? ''),
    ...(quantity != null && { quantity }),
    ...(variantId != null && { variant: variantOf(variantId, context) ?? null }),
    ...(customAttributes && { attributes: customAttributes }),
  }));

/** @param path the path of the list of line items */
const linesPayload = ({ cart, problems }: CartOutcome, path: readonly string[]): Payload =>
  payload(
    cart,
    problems.map((problem) => lineError(problem, [...path, String(problem.index)])),
  );

function lineError({ reason, variant, pieces }: CartProblem, path: string[]): UserError {
  const field = [...path, 'quantity'];
  const rule = variant && quantityRuleOf(variant);
  switch (reason) {
    case 'unknown-variant':
      return { code: 'INVALID', field: [...path, 'variantId'], message: 'Variant is invalid' };
    case 'unknown-line':
      return { code: 'LINE_ITEM_NOT_FOUND', field: [...path, 'id'], message: 'Line item does not exist' };
    case 'out-of-stock':
    case 'not-enough-stock':
      return {
        code: 'NOT_ENOUGH_IN_STOCK',
        field,
        message: `Not enough in stock: ${pieces ?? 0} of ${variant ? fullName(variant) : 'this item'} can be had.`,
      };
    case 'not-positive':
      return { code: 'GREATER_THAN_OR_EQUAL_TO', field, message: 'Quantity must be greater than or equal to 1' };
    case 'below-minimum':
      return {
        code: 'GREATER_THAN_OR_EQUAL_TO',
        field,
        message: `Quantity must be greater than or equal to ${rule?.minimum}`,
      };
    case 'above-maximum':
      return {
        code: 'LESS_THAN_OR_EQUAL_TO',
        field,
        message: `Quantity must be less than or equal to ${rule?.maximum}`,
      };
    case 'too-large':
      return {
        code: 'LESS_THAN_OR_EQUAL_TO',
        field,
        message: `Quantity must be less than or equal to ${largestQuantity}`,
      };
    case 'off-increment':
      return { code: 'INVALID', field, message: `Quantity must be a multiple of ${rule?.increment}` };
    case 'too-many-lines':
      return { code: 'LESS_THAN', field: path, message: 'The checkout has too many line items' };
  }
}

const emailErrors = (email: string | null | undefined, field: string[]): UserError[] =>
  email && !isEmail(email) ? [{ code: 'INVALID', field, message: 'Email is invalid' }] : [];

/** The required fields of an address, with their names in messages. */
const whole = { firstName: 'First name', lastName: 'Last name', address1: 'Address', city: 'City', country: 'Country' };
const part = { city: 'City', province: 'Province', country: 'Country' };

function addressErrors(input: MailingAddressInput, isPartial: boolean, path: string[]): UserError[] {
  const required: Partial<Record<keyof MailingAddressInput, string>> = isPartial ? part : whole;
  const blank = Object.entries(required).flatMap(([name, words]): UserError[] =>
    input[name as keyof MailingAddressInput]?.trim()
      ? []
      : [{ code: 'BLANK', field: [...path, name], message: `${words} can't be blank` }],
  );
  const isUnknown = input.country?.trim() && !countryOf(input.country);
  return isUnknown
    ? [...blank, { code: 'INVALID', field: [...path, 'country'], message: 'Country is not supported' }]
    : blank;
}

function create(input: CreateInput, context: Context): Payload {
  const { email, lineItems, note, customAttributes, shippingAddress, buyerIdentity } = input;
  const errors = [
    ...emailErrors(email, ['input', 'email']),
    ...(shippingAddress
      ? addressErrors(shippingAddress, input.allowPartialAddresses === true, ['input', 'shippingAddress'])
      : []),
  ];
  if (errors.length > 0) return { ...payload(undefined, errors), queueToken: null };
  const countryCode = buyerIdentity?.countryCode ?? context.countryCode;
  const outcome = context.shop.createCart(
    {
      lines: toAdditions(lineItems ?? [], context),
      ...(note != null && { note }),
      attributes: customAttributes ?? [],
      buyer: { ...(countryCode && { countryCode }), ...(email && { email }) },
      ...(shippingAddress && { addresses: soleAddress(mailingAddressOf(shippingAddress)) }),
    },
    policy,
  );
  return { ...linesPayload(outcome, ['input', 'lineItems']), queueToken: null };
}

const lineItemsAdd: Change<{ lineItems: LineItemInput[] }> = (cart, { lineItems }, context) =>
  linesPayload(context.shop.addLines(cart, toAdditions(lineItems, context), policy), ['lineItems']);

const lineItemsUpdate: Change<{ lineItems: LineItemUpdateInput[] }> = (cart, { lineItems }, context) =>
  linesPayload(context.shop.updateLines(cart, toUpdates(lineItems, context), policy), ['lineItems']);

const lineItemsRemove: Change<{ lineItemIds: string[] }> = (cart, { lineItemIds }, { shop }) => {
  const { cart: changed, problems } = shop.removeLines(cart, lineItemIds.map(lineIdOf), policy);
  return payload(
    changed,
    problems.map((problem) => ({
      ...lineError(problem, ['lineItemIds']),
      field: ['lineItemIds', String(problem.index)],
    })),
  );
};

const lineItemsReplace: Change<{ lineItems: LineItemInput[] }> = (cart, { lineItems }, context) => {
  const outcome = context.shop.addLines({ ...cart, lines: [] }, toAdditions(lineItems, context), policy);
  return linesPayload(outcome.problems.length > 0 ? { ...outcome, cart } : outcome, ['lineItems']);
};

const attributesUpdate: Change<{ input: { note?: string | null; customAttributes?: Attribute[] | null } }> = (
  cart,
  { input: { note, customAttributes } },
  { shop },
) =>
  linesPayload(
    shop.changeCart(
      cart,
      { ...(note != null && { note }), ...(customAttributes && { attributes: customAttributes }) },
      policy,
    ),
    [],
  );

const emailUpdate: Change<{ email: string }> = (cart, { email }, { shop }) => {
  const errors =
    email === ''
      ? [{ code: 'BLANK', field: ['email'], message: "Email can't be blank" }]
      : emailErrors(email, ['email']);
  if (errors.length > 0) return payload(cart, errors);
  return linesPayload(shop.changeCart(cart, { buyer: { ...cart.buyer, email } }, policy), []);
};

const shippingAddressUpdate: Change<{ shippingAddress: MailingAddressInput }> = (
  cart,
  { shippingAddress },
  { shop },
) => {
  const errors = addressErrors(shippingAddress, false, ['shippingAddress']);
  if (errors.length > 0) return payload(cart, errors);
  return linesPayload(shop.changeCart(cart, { addresses: soleAddress(mailingAddressOf(shippingAddress)) }, policy), []);
};

const shippingLineUpdate: Change<{ shippingRateHandle: string }> = (cart, { shippingRateHandle }, context) => {
  if (!context.shop.delivery.ratesOf(cart).some(({ code }) => code === shippingRateHandle))
    return payload(cart, [
      { code: 'SHIPPING_RATE_EXPIRED', field: ['shippingRateHandle'], message: 'Shipping rate expired' },
    ]);
  return linesPayload(context.shop.changeCart(cart, { shippingRate: shippingRateHandle }, policy), []);
};

const discountErrors: Record<DiscountProblem, { code: string; message: string }> = {
  expired: { code: 'DISCOUNT_EXPIRED', message: 'This discount has expired' },
  'no-such-lines': {
    code: 'CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE',
    message: 'The discount code is not for the items in your cart',
  },
  unknown: { code: 'DISCOUNT_NOT_FOUND', message: 'Unable to find a valid discount matching the code entered' },
  'below-minimum': {
    code: 'CART_DOES_NOT_MEET_DISCOUNT_REQUIREMENTS_NOTICE',
    message: 'Your cart does not meet the requirements for this discount code',
  },
  'not-combinable': { code: 'UNABLE_TO_APPLY', message: 'The discount code cannot be used with what else applies' },
};

const giftCardsAppend: Change<{ giftCardCodes: string[] }> = (cart, { giftCardCodes }, { shop }) => {
  const before = cart.giftCardCodes ?? [];
  const cards = giftCardCodes.map((code) => shop.giftCards.find(code));
  const errors = cards.flatMap((card, index): UserError[] => {
    const field = ['giftCardCodes', String(index)];
    if (!card) return [{ code: 'GIFT_CARD_NOT_FOUND', field, message: 'Gift card code is invalid' }];
    if (before.includes(card.code))
      return [{ code: 'GIFT_CARD_ALREADY_APPLIED', field, message: 'Gift card has already been applied' }];
    if (card.balance > 0) return [];
    return [{ code: 'GIFT_CARD_DEPLETED', field, message: 'Gift card does not have any funds left' }];
  });
  if (errors.length > 0) return payload(cart, errors);
  const codes = [...new Set([...before, ...cards.flatMap((card) => card?.code ?? [])])];
  return linesPayload(shop.changeCart(cart, { giftCardCodes: codes }, policy), []);
};

const giftCardRemove: Change<{ appliedGiftCardId: string }> = (cart, { appliedGiftCardId }, { shop }) => {
  const before = cart.giftCardCodes ?? [];
  const giftCardCodes = before.filter((code) => giftCardId(code) !== appliedGiftCardId);
  if (giftCardCodes.length === before.length)
    return payload(cart, [
      { code: 'GIFT_CARD_NOT_FOUND', field: ['appliedGiftCardId'], message: 'Gift card is not applied' },
    ]);
  return linesPayload(shop.changeCart(cart, { giftCardCodes }, policy), []);
};

/** Applies a code. Only one code applies at a time: a valid code replaces the previous one. */
const discountCodeApply: Change<{ discountCode: string }> = (cart, { discountCode }, { shop }) => {
  const problem = shop.discounts.of({ ...cart, discountCodes: [discountCode] })[0]?.problem;
  if (problem) return payload(cart, [{ field: ['discountCode'], ...discountErrors[problem] }]);
  return linesPayload(shop.changeCart(cart, { discountCodes: [discountCode] }, policy), []);
};

const discountCodeRemove: Change<unknown> = (cart, _, { shop }) =>
  linesPayload(shop.changeCart(cart, { discountCodes: [] }, policy), []);

const customerAssociate: Change<{ customerAccessToken: string }> = (cart, { customerAccessToken }, context) => {
  const view = customerView(customerAccessToken, context);
  if (!view)
    return payload(cart, [{ code: 'INVALID', field: ['customerAccessToken'], message: 'Customer is invalid' }]);
  const { id, email } = view.customer;
  const buyer = { ...cart.buyer, customerId: id, email };
  return { ...linesPayload(context.shop.changeCart(cart, { buyer }, policy), []), customer: view };
};

const customerDisassociate: Change<unknown> = (cart, _, { shop }) => {
  const { customerId: __, ...buyer } = cart.buyer;
  return linesPayload(shop.changeCart(cart, { buyer }, policy), []);
};

export const checkoutMutationResolvers: Resolvers = {
  Mutation: {
    checkoutAttributesUpdateV2: changing(attributesUpdate),
    checkoutCreate: (_, { input }: { input: CreateInput }, context) => create(input, context),
    checkoutCustomerAssociateV2: changing(customerAssociate),
    checkoutCustomerDisassociateV2: changing(customerDisassociate),
    checkoutDiscountCodeApplyV2: changing(discountCodeApply),
    checkoutDiscountCodeRemove: changing(discountCodeRemove),
    checkoutEmailUpdateV2: changing(emailUpdate),
    checkoutGiftCardRemoveV2: changing(giftCardRemove),
    checkoutGiftCardsAppend: changing(giftCardsAppend),
    checkoutLineItemsAdd: changing(lineItemsAdd),
    checkoutLineItemsRemove: changing(lineItemsRemove),
    checkoutLineItemsReplace: changing(lineItemsReplace),
    checkoutLineItemsUpdate: changing(lineItemsUpdate),
    checkoutShippingAddressUpdateV2: changing(shippingAddressUpdate),
    checkoutShippingLineUpdate: changing(shippingLineUpdate),
  },
};
