/** Changes of the goods below /sandbox/, as a merchant makes them, and orders of other shoppers. */
import type { CollectionData, ProductData } from '../shop/data.js';
import type { Address } from '../shop/records.js';
import type { Shop } from '../shop/shop.js';
import type { SandboxOrder } from './types.js';
import { orderView } from './views.js';

type Body = Record<string, unknown>;

interface GoodsContext {
  shop: Shop;
  /** Scheme and host of the client's request. */
  origin: string;
}

const handlePattern = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** Returns a text of the request. Undefined without one. */
function textIn(body: Body, name: string): string | undefined {
  const value = body[name];
  if (value !== undefined && (typeof value !== 'string' || value === '')) throw new Error(`${name} must be a text.`);
  return value;
}

/** Returns a whole number of the request. Undefined without one. */
function countIn(body: Body, name: string, least = 0): number | undefined {
  const value = body[name];
  if (value !== undefined && (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least))
    throw new Error(`${name} must be a whole number from ${least}.`);
  return value;
}

function handleIn(body: Body): string {
  const handle = textIn(body, 'handle');
  if (handle === undefined || !handlePattern.test(handle))
    throw new Error('handle must be a name in small letters, such as brass-bell.');
  return handle;
}

/** Whether the request deletes something. It may say nothing else then. */
function isDeletion(body: Body, key: string): boolean {
  if (body.deleted === undefined) return false;
  if (body.deleted !== true || Object.keys(body).some((name) => name !== key && name !== 'deleted'))
    throw new Error(`To delete something, give its ${key} and deleted: true, and nothing else.`);
  return true;
}

export function setProduct(body: Body, { shop }: GoodsContext): Body {
  const handle = handleIn(body);
  const known = shop.catalog.product(handle)?.data;
  if (isDeletion(body, 'handle')) {
    if (!known) throw new Error(`There is no product ${handle}.`);
    shop.goods.setProduct(handle, undefined);
  } else shop.goods.setProduct(handle, known ? changedProduct(known, body) : newProduct(handle, body, shop));
  return body;
}

function changedProduct(known: ProductData, body: Body): ProductData {
  if (body.price !== undefined || body.stock !== undefined)
    throw new Error('price and stock are for a new product: see /sandbox/price and /sandbox/stock.');
  const { title = known.title, descriptionHtml = known.descriptionHtml } = textsIn(body);
  return { ...known, title, descriptionHtml };
}

function newProduct(handle: string, body: Body, { data, now }: Shop): ProductData {
  const { title, descriptionHtml = '' } = textsIn(body);
  const [price, stock] = [countIn(body, 'price'), countIn(body, 'stock')];
  if (title === undefined || price === undefined) throw new Error('A new product needs a title and a price.');
  return {
    handle,
    title,
    vendor: data.shop.name,
    productType: '',
    tags: [],
    descriptionHtml,
    options: [],
    variants: [{ sku: handle.toUpperCase(), values: [], price, ...(stock !== undefined && { stock }) }],
    images: [],
    publishedAt: now().toISOString(),
    salesRank: 0,
  };
}

const textsIn = (body: Body) => ({ title: textIn(body, 'title'), descriptionHtml: textIn(body, 'descriptionHtml') });

export function setCollection(body: Body, { shop }: GoodsContext): Body {
  const handle = handleIn(body);
  const known = shop.catalog.collection(handle)?.data;
  if (isDeletion(body, 'handle')) {
    if (!known) throw new Error(`There is no collection ${handle}.`);
    shop.goods.setCollection(handle, undefined);
  } else shop.goods.setCollection(handle, collectionFrom(handle, known, body, shop));
  return body;
}

function collectionFrom(
  handle: string,
  known: CollectionData | undefined,
  body: Body,
  { catalog, now }: Shop,
): CollectionData {
  const { title = known?.title, descriptionHtml = known?.descriptionHtml ?? '' } = textsIn(body);
  const { products = known?.products ?? [] } = body;
  if (title === undefined) throw new Error('A new collection needs a title.');
  if (!Array.isArray(products) || !products.every((name) => typeof name === 'string' && catalog.product(name)))
    throw new Error('products must be the handles of products.');
  return { ...known, handle, title, descriptionHtml, products: products as string[], updatedAt: now().toISOString() };
}

export function setRedirect(body: Body, { shop }: GoodsContext): Body {
  const [path, target] = [textIn(body, 'path'), textIn(body, 'target')];
  if (!path?.startsWith('/')) throw new Error('path must begin with a slash.');
  const isDeleted = isDeletion(body, 'path');
  if (!isDeleted && target === undefined) throw new Error('A redirect needs a target.');
  shop.goods.setRedirect(path, target);
  return body;
}

/** The address of the other shopper. */
const address: Address = {
  firstName: 'Another',
  lastName: 'Shopper',
  address1: '1 Main St',
  city: 'San Mateo',
  province: 'California',
  zip: '94401',
  countryCode: 'US',
};

export function placeOrder(body: Body, { shop, origin }: GoodsContext): SandboxOrder {
  const [sku = '', email = 'shopper@example.com'] = [textIn(body, 'sku'), textIn(body, 'email')];
  const quantity = countIn(body, 'quantity', 1) ?? 1;
  const variant = shop.catalog.variant(sku);
  if (!variant) throw new Error('sku must name a variant of the catalog.');
  const { cart, problems } = shop.createCart(
    { lines: [{ variant, quantity, attributes: [] }] },
    { shortage: 'refuse' },
  );
  const outcome = cart && problems.length === 0 && shop.placeOrder(cart.token, { email, address, origin });
  if (!outcome || !('order' in outcome)) throw new Error(`${quantity} of ${sku} cannot be ordered.`);
  return orderView(outcome.order);
}
