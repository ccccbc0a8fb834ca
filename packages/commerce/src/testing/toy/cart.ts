import type { ProductData, ShopData, VariantData } from '@vitrine/sandbox';
import { emptyCart } from '../../model/cart.js';
import type { Cart, CartItem } from '../../model/entities.js';
import { addMoney, multiplyMoney } from '../../model/money.js';
import type { FlavourShop } from '../../platforms/shared/flavour.js';
import { inTurn } from '../../model/inTurn.js';
import type { CartResult } from '../../port/cart.js';
import { InputError } from '../../port/errors.js';
import type { UserError } from '../../port/refusals.js';
import type { SessionStore } from '../../port/session.js';
import { toProduct, toRecord, type NormalizeContext } from './normalize.js';

/** Pieces by SKU. The session's text is the whole cart: 'NL-EK:1,NL-MJ:2'. */
type Pieces = ReadonlyMap<string, number>;

export function createCart(context: NormalizeContext, session: SessionStore): FlavourShop['cart'] {
  const read = async (): Promise<Pieces> => {
    const lines = ((await session.get('cartId')) ?? '').matchAll(/([^:,]+):(\d+)/g);
    return new Map([...lines].map(([, sku = '', quantity]) => [sku, Number(quantity)]));
  };
  const write = async (pieces: Pieces) =>
    session.set('cartId', [...pieces].map((line) => line.join(':')).join(',') || undefined);

  /** Makes each change fully or refuses it. A quantity of undefined means that the line does not exist. */
  const change = (wishes: readonly { sku: string | undefined; quantity: (held?: number) => number | undefined }[]) =>
    inTurn(session, async (): Promise<CartResult> => {
      const pieces = new Map(await read());
      if (pieces.size === 0 && wishes.some(({ quantity }) => quantity() === undefined)) return expired;
      const errors = wishes.flatMap(({ sku, quantity }): UserError[] => {
        const found = sku === undefined ? undefined : findVariant(context.data, sku);
        if (!found) return [{ code: 'item.unknown' }];
        const wanted = quantity(pieces.get(found.variant.sku));
        const error = wanted === undefined ? { code: 'line.unknown' as const } : refusalOf(found.variant, wanted);
        if (error) return [error];
        if (wanted) pieces.set(found.variant.sku, wanted);
        else pieces.delete(found.variant.sku);
        return [];
      });
      await write(pieces);
      return { cart: toCart(pieces, context), errors, warnings: [] };
    });

  const unchanged = async (code: 'discount.unknown'): Promise<CartResult> => {
    const pieces = await read();
    return pieces.size === 0 ? expired : { cart: toCart(pieces, context), errors: [{ code }], warnings: [] };
  };

  return {
    get: async () => toCart(await read(), context),
    async addItems(items) {
      const skuOf = (id?: string) => context.data.products.find(({ handle }) => handle === id)?.variants[0]?.sku;
      if (items.some(({ productId, variantId }) => !productId && !variantId))
        throw new InputError('The itemId variable is required but was not specified');
      return change(
        items.map(({ productId, variantId, quantity }) => ({
          sku: variantId ?? skuOf(productId),
          quantity: (held = 0) => held + quantity,
        })),
      );
    },
    updateItems: (items) =>
      change(items.map(({ id, quantity }) => ({ sku: id, quantity: (held) => (held ? quantity : undefined) }))),
    removeItems: (items) => change(items.map(({ id }) => ({ sku: id, quantity: (held) => (held ? 0 : undefined) }))),
    addDiscountCode: () => unchanged('discount.unknown'),
    removeDiscountCode: () => unchanged('discount.unknown'),
    // The platform takes no orders.
    checkout: () => Promise.resolve(undefined),
  };
}

const expired: CartResult = { cart: emptyCart(), errors: [{ code: 'cart.expired' }], warnings: [] };

function findVariant({ products }: ShopData, sku: string): { product: ProductData; variant: VariantData } | undefined {
  const product = products.find(({ variants }) => variants.some((variant) => variant.sku === sku));
  const variant = product?.variants.find((each) => each.sku === sku);
  return product && variant && { product, variant };
}

function refusalOf(variant: VariantData, wanted: number): UserError | undefined {
  const { quantity: stock = Infinity, minOrder = 1, maxOrder = Infinity } = toRecord(variant);
  if (wanted === 0) return undefined;
  if (stock === 0) return { code: 'stock.none' };
  if (wanted < minOrder) return { code: 'quantity.belowMinimum', parameters: { minimum: minOrder } };
  if (wanted > maxOrder) return { code: 'quantity.aboveMaximum', parameters: { maximum: maxOrder } };
  return wanted > stock
    ? { code: 'stock.notEnough', message: `${stock} left`, field: [variant.sku], parameters: { quantity: stock } }
    : undefined;
}

function toCart(pieces: Pieces, context: NormalizeContext): Cart {
  const items = [...pieces].flatMap(([sku, quantity]) => toLine(sku, quantity, context) ?? []);
  const [first, ...others] = items.map(({ price, quantity }) => multiplyMoney(price, quantity));
  return first ? { items, subtotalPrice: addMoney(first, ...others) } : emptyCart();
}

function toLine(sku: string, quantity: number, context: NormalizeContext): CartItem | undefined {
  const found = findVariant(context.data, sku);
  if (!found) return undefined;
  const product = toProduct(found.product, context);
  const variant = product.variants.find(({ id }) => id === sku);
  if (!variant?.price) return undefined;
  const image = variant.image ?? product.media[0]?.details;
  return {
    id: sku,
    lineItemId: sku,
    productId: product.id,
    variantId: sku,
    title: product.name,
    subtitle: product.brand,
    price: variant.price,
    quantity,
    imageUrl: image?.src,
    imageAlt: image?.alt,
    slug: found.product.handle,
    options: variant.optionValues.length
      ? variant.optionValues.map(({ optionId, value }) => ({ name: optionId, value }))
      : undefined,
  };
}
