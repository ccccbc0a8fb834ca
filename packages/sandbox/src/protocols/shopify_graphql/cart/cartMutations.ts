/** Mutations of carts. */
import type { LineToAdd, LineToUpdate } from '../../../shop/cart/cart.js';
import type { Attribute, Buyer, BuyerPreferences, CustomerRecord } from '../../../shop/records.js';
import type { CartChange } from '../../../shop/shop.js';
import { isEmail } from '../../../shop/customer/email.js';
import { changed, changing, linePayload, type Change } from './cartChange.js';
import { addressesOf, type SelectableAddressInput } from './deliveryMutations.js';
import { metafieldsOf, type MetafieldInput } from './metafieldMutations.js';
import { discountWarning, payloadOf, refusal, type Payload, type UserError } from './cartPayload.js';
import { giftCardId } from '../discounts.js';
import { idOfType, variantOf } from '../ids.js';
import type { Context } from '../context.js';
import type { Resolver, Resolvers } from '../resolver.js';

/** Maximum number of characters of a note. */
const longestNote = 5000;

interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  parent?: unknown;
  sellingPlanId?: string | null;
}

interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
  sellingPlanId?: string | null;
}

interface BuyerInput {
  companyLocationId?: string | null;
  countryCode?: string | null;
  customerAccessToken?: string | null;
  email?: string | null;
  phone?: string | null;
  preferences?: BuyerPreferences | null;
}

interface CartInput {
  attributes?: Attribute[] | null;
  buyerIdentity?: BuyerInput | null;
  delivery?: { addresses?: SelectableAddressInput[] | null } | null;
  discountCodes?: string[] | null;
  giftCardCodes?: string[] | null;
  lines?: LineInput[] | null;
  metafields?: MetafieldInput[] | null;
  note?: string | null;
}

const linesAdd: Change<{ lines: LineInput[] }> = (cart, { lines }, context) => {
  const errors = lineErrors(lines, ['lines']);
  if (errors.length > 0) return refusal(errors, cart);
  return linePayload(context.shop.addLines(cart, toAdditions(lines, context)), lines);
};

const linesUpdate: Change<{ lines: LineUpdateInput[] }> = (cart, { lines }, context) => {
  const errors = lineErrors(lines, ['lines']);
  if (errors.length > 0) return refusal(errors, cart);
  return linePayload(context.shop.updateLines(cart, toUpdates(lines, context)), lines);
};

const linesRemove: Change<{ lineIds: string[] }> = (cart, { lineIds }, { shop }) =>
  payloadOf(shop.removeLines(cart, lineIds.map(lineIdOf)), ({ index }) => ({
    field: ['lineIds', String(index)],
    ...(lineIds[index] !== undefined && { id: lineIds[index] }),
  }));

/** Returns the errors of lines. The shop sells no subscriptions, and no line can belong to another. */
const lineErrors = (lines: readonly Pick<LineInput, 'parent' | 'sellingPlanId'>[], path: string[]): UserError[] =>
  lines.flatMap(({ parent, sellingPlanId }, index) => [
    ...(sellingPlanId == null
      ? []
      : [
          {
            code: 'SELLING_PLAN_NOT_APPLICABLE',
            field: [...path, String(index), 'sellingPlanId'],
            message: 'The selling plan is not applicable to this merchandise.',
          },
        ]),
    ...(parent == null
      ? []
      : [
          {
            code: 'PARENT_LINE_OPERATION_BLOCKED',
            field: [...path, String(index), 'parent'],
            message: 'This shop sells nothing that belongs to another line.',
          },
        ]),
  ]);

const attributesUpdate: Change<{ attributes: Attribute[] }> = (cart, { attributes }, context) =>
  changed(cart, { attributes }, context);

const noteUpdate: Change<{ note: string }> = (cart, { note }, context) => {
  const errors = noteErrors(note, ['note']);
  return changed(cart, errors.length > 0 ? { errors } : { note }, context);
};

/** Sets the codes. Keeps codes that do not apply, with a warning. */
const discountCodesUpdate: Change<{ discountCodes: string[] }> = (cart, { discountCodes }, context) =>
  withDiscountWarnings(changed(cart, { discountCodes }, context), cart.discountCodes ?? [], context);

/** @param known codes that were reported before */
function withDiscountWarnings(payload: Payload, known: readonly string[], { shop }: Context): Payload {
  const cart = payload.cart?.cart;
  if (!cart) return payload;
  const warnings = shop.discounts
    .of(cart)
    .flatMap(({ code, problem }) => (problem && !known.includes(code) ? [discountWarning(code, problem, cart)] : []));
  return { ...payload, warnings: [...payload.warnings, ...warnings] };
}

const giftCardCodesUpdate: Change<{ giftCardCodes: string[] }> = (cart, { giftCardCodes }, context) =>
  changed(cart, giftCardsOf(giftCardCodes, ['giftCardCodes'], context), context);

const giftCardCodesAdd: Change<{ giftCardCodes: string[] }> = (cart, { giftCardCodes }, context) => {
  const change = giftCardsOf(giftCardCodes, ['giftCardCodes'], context);
  if ('errors' in change) return changed(cart, change, context);
  const codes = [...(cart.giftCardCodes ?? []), ...(change.giftCardCodes ?? [])];
  return changed(cart, { giftCardCodes: [...new Set(codes)] }, context);
};

const giftCardCodesRemove: Change<{ appliedGiftCardIds: string[] }> = (cart, { appliedGiftCardIds }, context) => {
  const known = cart.giftCardCodes ?? [];
  const errors = appliedGiftCardIds.flatMap((id, index) =>
    known.some((code) => giftCardId(code) === id)
      ? []
      : [
          {
            code: 'INVALID',
            field: ['appliedGiftCardIds', String(index)],
            message: 'The gift card is not applied to the cart.',
          },
        ],
  );
  const giftCardCodes = known.filter((code) => !appliedGiftCardIds.includes(giftCardId(code)));
  return changed(cart, errors.length > 0 ? { errors } : { giftCardCodes }, context);
};

/** Returns the gift cards of the codes, each once. Every card must have a balance. */
function giftCardsOf(codes: readonly string[], path: string[], { shop }: Context): CartChange | Refused {
  const cards = codes.map((code) => shop.giftCards.find(code));
  const errors = cards.flatMap((card, index): UserError[] => {
    if (card && card.balance > 0) return [];
    const message = card ? 'The gift card has no balance left.' : 'The gift card code is invalid.';
    return [{ code: 'INVALID', field: [...path, String(index)], message }];
  });
  return errors.length > 0 ? { errors } : { giftCardCodes: [...new Set(cards.flatMap((card) => card?.code ?? []))] };
}

interface Refused {
  errors: readonly UserError[];
}

const buyerIdentityUpdate: Change<{ buyerIdentity: BuyerInput }> = (cart, { buyerIdentity }, context) => {
  const errors = buyerErrors(buyerIdentity, ['buyerIdentity'], context);
  return changed(
    cart,
    errors.length > 0 ? { errors } : { buyer: mergeBuyer(cart.buyer, buyerIdentity, context) },
    context,
  );
};

/** Copies the cart without its buyer's data. */
const clone: Change<object> = (cart, _, { shop }) => {
  const { lines, note, attributes, discountCodes } = cart;
  const outcome = shop.createCart({
    lines: lines.map((line) => ({ ...line, variant: shop.catalog.variant(line.sku) })),
    attributes,
    ...(note !== undefined && { note }),
    ...(discountCodes && { discountCodes }),
    buyer: anonymous(cart.buyer),
  });
  return linePayload(outcome, []);
};

const removePersonalData: Change<object> = (cart, _, context) =>
  changed(cart, { buyer: anonymous(cart.buyer), addresses: [], giftCardCodes: [], billingAddress: undefined }, context);

/** Returns the buyer without personal data. The country stays, because prices depend on it. */
const anonymous = ({ countryCode }: Buyer): Buyer => (countryCode === undefined ? {} : { countryCode });

function create(input: CartInput, context: Context): Payload {
  const { countryCode } = context;
  const lines = input.lines ?? [];
  const buyer = mergeBuyer(countryCode ? { countryCode } : {}, input.buyerIdentity ?? {}, context);
  const parts = [
    giftCardsOf(input.giftCardCodes ?? [], ['input', 'giftCardCodes'], context),
    addressesOf(input.delivery?.addresses ?? [], ['input', 'delivery', 'addresses'], buyer, context),
    metafieldsOf(input.metafields ?? [], ['input', 'metafields'], context),
  ];
  const errors = [
    ...buyerErrors(input.buyerIdentity ?? {}, ['input', 'buyerIdentity'], context),
    ...noteErrors(input.note ?? '', ['input', 'note']),
    ...lineErrors(lines, ['input', 'lines']),
    ...parts.flatMap((part) => ('errors' in part ? part.errors : [])),
  ];
  if (errors.length > 0) return refusal(errors);
  const outcome = context.shop.createCart({
    ...Object.assign({}, ...parts),
    ...(input.discountCodes && { discountCodes: input.discountCodes }),
    lines: toAdditions(lines, context),
    ...(input.note != null && { note: input.note }),
    ...(input.attributes && { attributes: input.attributes }),
    buyer,
  });
  return withDiscountWarnings(linePayload(outcome, lines, ['input']), [], context);
}

const toAdditions = (lines: readonly LineInput[], context: Context): LineToAdd[] =>
  lines.map(({ merchandiseId, quantity, attributes }) => ({
    variant: variantOf(merchandiseId, context),
    quantity: quantity ?? 1,
    attributes: attributes ?? [],
  }));

const toUpdates = (lines: readonly LineUpdateInput[], context: Context): LineToUpdate[] =>
  lines.map(({ id, quantity, merchandiseId, attributes }) => ({
    id: lineIdOf(id),
    ...(quantity != null && { quantity }),
    ...(merchandiseId != null && { variant: variantOf(merchandiseId, context) ?? null }),
    ...(attributes && { attributes }),
  }));

const lineIdOf = (id: string): string => idOfType(id, 'CartLine');

/** Merges the buyer's data. Given fields replace existing ones, and null removes them. The signed-in customer's email is kept for the checkout. */
function mergeBuyer(before: Buyer, { customerAccessToken, ...input }: BuyerInput, context: Context): Buyer {
  const customer = customerAccessToken ? customerOf(customerAccessToken, context) : undefined;
  const { email } = customer ?? before;
  const merged: Record<string, unknown> = {
    ...before,
    email,
    ...(customerAccessToken !== undefined && { customerId: customer?.id }),
    ...input,
  };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value != null && value !== ''));
}

/** Returns the customer of an access token of this API or of the Customer Account API. */
function customerOf(accessToken: string, { shop }: Context): CustomerRecord | undefined {
  const { customerId } = shop.tokens.find(accessToken) ?? shop.authorizations.find(accessToken) ?? {};
  return customerId === undefined ? undefined : shop.customers.find(customerId);
}

function buyerErrors(input: BuyerInput, path: string[], context: Context): UserError[] {
  const { companyLocationId, countryCode, customerAccessToken, email } = input;
  const error = (name: keyof BuyerInput, message: string, code = 'INVALID') => [
    { code, field: [...path, name], message },
  ];
  return [
    ...(customerAccessToken && !customerOf(customerAccessToken, context)
      ? error('customerAccessToken', 'Customer is invalid')
      : []),
    ...(email && !isEmail(email) ? error('email', 'Email is invalid') : []),
    ...(countryCode === 'ZZ' ? error('countryCode', 'Country code is invalid') : []),
    ...(companyLocationId == null
      ? []
      : customerAccessToken
        ? error('companyLocationId', 'Company location not found or not allowed', 'INVALID_COMPANY_LOCATION')
        : error('companyLocationId', 'Customer access token is required', 'MISSING_CUSTOMER_ACCESS_TOKEN')),
  ];
}

function noteErrors(note: string, field: string[]): UserError[] {
  if (note.length <= longestNote) return [];
  return [{ code: 'NOTE_TOO_LONG', field, message: `Note is too long (maximum is ${longestNote} characters)` }];
}

const mutation: Record<string, Resolver<unknown, never>> = {
  cartCreate: (_, { input }: { input?: CartInput | null }, context) => create(input ?? {}, context),
  cartLinesAdd: changing(linesAdd),
  cartLinesUpdate: changing(linesUpdate),
  cartLinesRemove: changing(linesRemove),
  cartAttributesUpdate: changing(attributesUpdate),
  cartNoteUpdate: changing(noteUpdate),
  cartDiscountCodesUpdate: changing(discountCodesUpdate),
  cartGiftCardCodesUpdate: changing(giftCardCodesUpdate),
  cartGiftCardCodesAdd: changing(giftCardCodesAdd),
  cartGiftCardCodesRemove: changing(giftCardCodesRemove),
  cartBuyerIdentityUpdate: changing(buyerIdentityUpdate),
  cartClone: changing(clone),
  cartRemovePersonalData: changing(removePersonalData),
};

export const cartMutationResolvers: Resolvers = { Mutation: mutation };
