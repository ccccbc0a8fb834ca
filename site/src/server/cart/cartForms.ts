import {
  CommerceError,
  findVariant,
  giftMessageLimit,
  initialChoices,
  toGift,
  withGift,
  type CartClient,
  type CartResult,
  type Commerce,
  type Gift,
  type UpdateCartItem,
} from '@vitrine/commerce';
import { optionField, quantityField } from '@vitrine/sections';
import { cartHref } from '../../cartResult';
import { refusedUnread, refuseMalformed } from '../forms/postedForm';
import { openSession } from '../session/cookies';
import { shopFor } from '../shop/shopHandler';
import { textsToKeep } from './cartTexts';

/**
 * Handles the forms that change the cart, which browsers send before scripts run. Redirects to the cart with the result.
 * They are plain forms, not server actions, since pages that are cached for everyone contain them.
 */
export async function answerCartForm(request: Request): Promise<Response> {
  const refused = refusedUnread(request);
  if (refused) return refused;
  const data = await request.formData().catch(() => undefined);
  const intent = data && intents.get(textOf(data, 'intent'));
  if (!data || !intent) return refuseMalformed(request);
  const session = await openSession(request);
  const target = await intent(shopFor(session, request.headers), data).catch((error: unknown) =>
    targetOfFailure(error),
  );
  session.set('cartTexts', target === cartHref() ? undefined : textsToKeep(data));
  const response = new Response(null, { status: 303, headers: { Location: target, 'Cache-Control': 'no-store' } });
  await session.saveTo(response);
  return response;
}

/** Makes a form's change. Resolves to the URL to redirect to. */
type Intent = (shop: Commerce, data: FormData) => Promise<string>;

/** The forms by the value of their field `intent`. Unlike an object, a map has no inherited names. */
const intents = new Map(
  Object.entries<Intent>({
    add,
    update: async ({ cart }, data) => {
      const line = lineOf(data);
      return targetOf(line && (await cart.updateItems([{ ...line, quantity: quantityOf(data, 0) }])));
    },
    remove: async ({ cart }, data) => {
      const line = lineOf(data);
      return targetOf(line && (await cart.removeItems([line])));
    },
    addDiscountCode: async ({ cart }, data) => targetOf(await cart.addDiscountCode(textOf(data, 'code').trim())),
    removeDiscountCode: async ({ cart }, data) => targetOf(await cart.removeDiscountCode(textOf(data, 'code'))),
    updateGift: async ({ cart }, data) => targetOf(await updateGift(cart, giftFrom(data))),
    updateNote: async ({ cart }, data) => targetOf(await cart.updateNote(textOf(data, 'note'))),
  }),
);

/** Adds the variant that the form's choices select; without options it is the only one. */
async function add({ catalog, cart }: Commerce, data: FormData): Promise<string> {
  const product = await catalog.product(textOf(data, 'slug'));
  if (!product) return targetOf(undefined);
  const choices = {
    ...initialChoices(product.options),
    ...Object.fromEntries(
      product.options.flatMap(({ id }) => (data.has(optionField(id)) ? [[id, textOf(data, optionField(id))]] : [])),
    ),
  };
  const variant = findVariant(product.variants, choices);
  if (product.variants.length > 0 && !variant) return cartHref({ errors: [{ code: 'options.missing' }] });
  const item = {
    productId: product.id,
    ...(variant && { variantId: variant.id }),
    quantity: quantityOf(data, 1),
    optionSelections: Object.entries(choices).map(([optionId, value]) => ({ optionId, value: value || undefined })),
  };
  return cart.addItems([item]).then(targetOf, (error: unknown) => targetOfFailure(error, true));
}

/** Replaces the gift options. Undefined if the order is not a gift. */
async function updateGift(client: CartClient, gift: Gift | undefined): Promise<CartResult> {
  const cart = await client.get();
  // Browsers enforce the field's limit.
  if (gift?.message && gift.message.length > giftMessageLimit)
    return { cart, errors: [{ code: 'note.tooLong' }], warnings: [] };
  return client.updateAttributes(withGift(cart, gift));
}

function giftFrom(data: FormData): Gift | undefined {
  if (!data.has('gift')) return undefined;
  // Browsers send line breaks as two characters.
  return toGift(textOf(data, 'message').replaceAll('\r\n', '\n'), textOf(data, 'wrap'));
}

/** Returns the cart's URL with the result. An undefined result means that the shop or the cart does not have the item. */
const targetOf = (result: CartResult | undefined): string =>
  cartHref(result ? { errors: [...result.errors, ...result.warnings] } : { errors: [{ code: 'item.unknown' }] });

function targetOfFailure(error: unknown, isAddition = false): string {
  if (!(error instanceof CommerceError)) throw error;
  const isUnconfirmed = isAddition && error.isOutcomeUnknown;
  return cartHref({ errors: [], failure: error.kind, ...(isUnconfirmed && { isUnconfirmed }) });
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/**
 * Returns the form's quantity, in any spelling of the number. Returns 1 if it is not a whole number, or below `least`.
 */
function quantityOf(data: FormData, least: number): number {
  const quantity = Number(textOf(data, quantityField).trim() || 1);
  return Number.isSafeInteger(quantity) && quantity >= least ? quantity : 1;
}

/** Returns the line that the cart wrote into the form. The called shop checks its content. */
function lineOf(data: FormData): Omit<UpdateCartItem, 'quantity'> | undefined {
  try {
    const line: unknown = JSON.parse(textOf(data, 'line'));
    return typeof line === 'object' && line !== null ? (line as Omit<UpdateCartItem, 'quantity'>) : undefined;
  } catch {
    return undefined;
  }
}
