/** Every call that a browser may make, with what it may say: nothing else reaches a platform. */
import * as v from 'valibot';
import type { Commerce } from '../port/commerce.js';
import type { CallOptions } from '../port/context.js';

/** A call that is ready to be made, or what is wrong with its arguments: which one, and why. */
export type RemoteCall = (
  args: unknown,
) => { run: (commerce: Commerce, options: CallOptions) => Promise<unknown> } | { problem: string };

const maxItems = 250;
const maxQuantity = 1_000_000;

const slug = v.pipe(v.string(), v.minLength(1), v.maxLength(255));
/** The longest ids are those of Shopify's cart lines, which hold two tokens. */
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(512));
const text = v.pipe(v.string(), v.maxLength(1000));
const quantityFrom = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(maxQuantity));
const listOf = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(maxItems));

const addition = v.pipe(
  v.object({
    productId: v.optional(id),
    variantId: v.optional(id),
    quantity: quantityFrom(1),
    optionSelections: v.optional(listOf(v.object({ optionId: id, value: v.optional(text) }))),
  }),
  v.check(
    ({ productId, variantId }) => productId !== undefined || variantId !== undefined,
    'The itemId variable is required but was not specified',
  ),
);
const update = v.object({
  id,
  lineItemId: id,
  variantId: v.optional(id),
  quantity: quantityFrom(0),
  modifiers: v.optional(listOf(v.object({ optionId: id, value: text }))),
});
const removal = v.object({ id, lineItemId: id });

const none = v.strictTuple([]);
const oneSlug = v.strictTuple([slug]);

/** Ties what a call may be given to what is done with it. */
function remoteCall<Schema extends v.GenericSchema>(
  schema: Schema,
  run: (commerce: Commerce, args: v.InferOutput<Schema>, options: CallOptions) => Promise<unknown>,
): RemoteCall {
  return (args) => {
    const { success, output, issues } = v.safeParse(schema, args);
    if (success) return { run: (commerce, options) => run(commerce, output, options) };
    const path = v.getDotPath(issues[0]);
    return { problem: `${path === null ? 'args' : `args.${path}`}: ${issues[0].message}` };
  };
}

/** By the end of their path. */
export const remoteCalls: ReadonlyMap<string, RemoteCall> = new Map([
  ['catalog/shop', remoteCall(none, ({ catalog }, _, options) => catalog.shop(options))],
  ['catalog/menu', remoteCall(none, ({ catalog }, _, options) => catalog.menu(options))],
  ['catalog/collections', remoteCall(none, ({ catalog }, _, options) => catalog.collections(options))],
  ['catalog/collection', remoteCall(oneSlug, ({ catalog }, [name], options) => catalog.collection(name, options))],
  ['catalog/product', remoteCall(oneSlug, ({ catalog }, [name], options) => catalog.product(name, options))],
  [
    'inventory/lookup',
    remoteCall(
      v.strictTuple([v.picklist(['Product', 'ProductVariant']), listOf(id)]),
      ({ inventory }, [type, ids], options) => inventory.lookup(type, ids, options),
    ),
  ],
  ['cart/get', remoteCall(none, ({ cart }, _, options) => cart.get(options))],
  [
    'cart/addItems',
    remoteCall(v.strictTuple([listOf(addition)]), ({ cart }, [items], options) => cart.addItems(items, options)),
  ],
  [
    'cart/updateItems',
    remoteCall(v.strictTuple([listOf(update)]), ({ cart }, [items], options) => cart.updateItems(items, options)),
  ],
  [
    'cart/removeItems',
    remoteCall(v.strictTuple([listOf(removal)]), ({ cart }, [items], options) => cart.removeItems(items, options)),
  ],
]);
