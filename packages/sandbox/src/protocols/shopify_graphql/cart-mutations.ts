/** What changes carts. */
import type { CartProblem, LineToAdd, LineToUpdate } from '../../shop/cart.js';
import type { Variant } from '../../shop/catalogue.js';
import type { Attribute, Buyer, CartRecord, CustomerRecord } from '../../shop/records.js';
import type { CartOutcome } from '../../shop/shop.js';
import { isEmail } from '../../shop/email.js';
import { discountWarning, payloadOf, refusal, type Culprit, type Payload, type UserError } from './cart-payload.js';
import { cartView } from './cart.js';
import { parseEntryId, parseGlobalId } from './ids.js';
import type { Context, Resolver, Resolvers } from './resolver.js';

/** Characters that a note may have. */
const longestNote = 5000;

interface LineInput {
  merchandiseId: string;
  quantity?: number | null;
  attributes?: Attribute[] | null;
}

interface LineUpdateInput {
  id: string;
  merchandiseId?: string | null;
  quantity?: number | null;
  attributes?: Attribute[] | null;
}

interface BuyerInput {
  countryCode?: string | null;
  customerAccessToken?: string | null;
  email?: string | null;
  phone?: string | null;
}

interface CartInput {
  attributes?: Attribute[] | null;
  buyerIdentity?: BuyerInput | null;
  lines?: LineInput[] | null;
  note?: string | null;
}

type Change<Args> = (cart: CartRecord, args: Args, context: Context) => Payload;

/** A mutation of the cart whose complete id, with its key, is given; without the key there is no such cart. */
const changing =
  <Args>(change: Change<Args>): Resolver<unknown, never> =>
  (_, args: Args & { cartId: string }, context) => {
    const view = cartView(args.cartId, context);
    if (view?.isOwn) return change(view.cart, args, context);
    return refusal({ code: 'INVALID', field: ['cartId'], message: 'The specified cart does not exist.' });
  };

const linesAdd: Change<{ lines: LineInput[] }> = (cart, { lines }, context) =>
  linePayload(context.shop.addLines(cart, toAdditions(lines, context)), lines);

const linesUpdate: Change<{ lines: LineUpdateInput[] }> = (cart, { lines }, context) =>
  linePayload(context.shop.updateLines(cart, toUpdates(lines, context)), lines);

const linesRemove: Change<{ lineIds: string[] }> = (cart, { lineIds }, { shop }) =>
  payloadOf(shop.removeLines(cart, lineIds.map(lineIdOf)), ({ index }) => ({
    field: ['lineIds', String(index)],
    ...(lineIds[index] !== undefined && { id: lineIds[index] }),
  }));

const noteUpdate: Change<{ note: string }> = (cart, { note }, { shop }) => {
  const error = noteError(note, ['note']);
  return error ? refusal(error, cart) : linePayload(shop.changeCart(cart, { note }), []);
};

/** Codes that do not apply are kept, and said to be so. */
const discountCodesUpdate: Change<{ discountCodes: string[] }> = (cart, { discountCodes }, { shop }) => {
  const before = cart.discountCodes ?? [];
  const payload = linePayload(shop.changeCart(cart, { discountCodes }), []);
  const changed = payload.cart?.cart;
  if (!changed) return payload;
  const warnings = shop.discounts
    .of(changed)
    .flatMap(({ code, problem }) =>
      problem && !before.includes(code) ? [discountWarning(code, problem, changed)] : [],
    );
  return { ...payload, warnings: [...payload.warnings, ...warnings] };
};

const buyerIdentityUpdate: Change<{ buyerIdentity: BuyerInput }> = (cart, { buyerIdentity }, context) => {
  const error = buyerError(buyerIdentity, ['buyerIdentity'], context);
  if (error) return refusal(error, cart);
  const buyer = mergeBuyer(cart.buyer, buyerIdentity, context);
  return linePayload(context.shop.changeCart(cart, { buyer }), []);
};

function create(input: CartInput, context: Context): Payload {
  const { note, attributes, buyerIdentity } = input;
  const error =
    buyerError(buyerIdentity ?? {}, ['input', 'buyerIdentity'], context) ?? noteError(note ?? '', ['input', 'note']);
  if (error) return refusal(error);
  const { countryCode } = context;
  const lines = input.lines ?? [];
  const outcome = context.shop.createCart({
    lines: toAdditions(lines, context),
    ...(note != null && { note }),
    ...(attributes && { attributes }),
    buyer: mergeBuyer(countryCode ? { countryCode } : {}, buyerIdentity ?? {}, context),
  });
  return linePayload(outcome, lines, ['input']);
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

function variantOf(id: string, { shop }: Context): Variant | undefined {
  const entry = parseEntryId(id);
  return entry?.kind === 'variant' ? shop.catalogue.entry('variant', entry.id) : undefined;
}

/** The line's own id; '' for what names no line. */
function lineIdOf(id: string): string {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'CartLine' ? parsed.id : '';
}

function linePayload(
  outcome: CartOutcome,
  lines: readonly { id?: string; merchandiseId?: string | null }[],
  path: string[] = [],
): Payload {
  return payloadOf(outcome, ({ reason, index }: CartProblem): Culprit => {
    const name = reason === 'unknown-line' ? 'id' : reason === 'unknown-variant' ? 'merchandiseId' : 'quantity';
    const id = name === 'quantity' ? undefined : lines[index]?.[name];
    return { field: [...path, 'lines', String(index), name], ...(id != null && { id }) };
  });
}

/** Given fields replace what was there; null removes them. Who signs in leaves an address for the checkout. */
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

/** Whom a token of this API names, or one of the Customer Account API. */
function customerOf(accessToken: string, { shop }: Context): CustomerRecord | undefined {
  const { customerId } = shop.tokens.find(accessToken) ?? shop.authorizations.find(accessToken) ?? {};
  return customerId === undefined ? undefined : shop.customers.find(customerId);
}

function buyerError(
  { email, customerAccessToken }: BuyerInput,
  path: string[],
  context: Context,
): UserError | undefined {
  if (customerAccessToken && !customerOf(customerAccessToken, context))
    return { code: 'INVALID', field: [...path, 'customerAccessToken'], message: 'Customer is invalid' };
  if (!email || isEmail(email)) return undefined;
  return { code: 'INVALID', field: [...path, 'email'], message: 'Email is invalid' };
}

function noteError(note: string, field: string[]): UserError | undefined {
  if (note.length <= longestNote) return undefined;
  return { code: 'NOTE_TOO_LONG', field, message: `Note is too long (maximum is ${longestNote} characters)` };
}

const mutation: Record<string, Resolver<unknown, never>> = {
  cartCreate: (_, { input }: { input?: CartInput | null }, context) => create(input ?? {}, context),
  cartLinesAdd: changing(linesAdd),
  cartLinesUpdate: changing(linesUpdate),
  cartLinesRemove: changing(linesRemove),
  cartNoteUpdate: changing(noteUpdate),
  cartDiscountCodesUpdate: changing(discountCodesUpdate),
  cartBuyerIdentityUpdate: changing(buyerIdentityUpdate),
};

export const cartMutationResolvers: Resolvers = { Mutation: mutation };
