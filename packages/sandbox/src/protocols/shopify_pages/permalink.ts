/** Links to the checkout of the items that they name: `/cart/70881412:1,70881382:2?discount=TEN&checkout[email]=…`. */
import { countryOf } from '../../countries.js';
import { plain, redirect, withCookie } from '../../http.js';
import type { LineToAdd } from '../../shop/cart/cart.js';
import { soleAddress } from '../../shop/cart/delivery.js';
import { isEmail } from '../../shop/customer/email.js';
import type { Address, Attribute } from '../../shop/records.js';
import { checkoutPath } from '../checkout/matches.js';
import { fromForm, isRecord, textRecord } from '../shopify_ajax/input.js';
import { cartCookie, type Visit } from '../shopify_ajax/visit.js';

/** Creates a cart on every visit, which replaces the visitor's cart. */
export function fillCart(items: string, query: URLSearchParams, visit: Visit): Response {
  const { shop, customer, countryCode, origin, shopUrl } = visit;
  const input = fromForm(query);
  const lines = items.split(',').map((item) => lineOf(item, visit));
  if (lines.some(({ variant }) => variant === undefined)) return plain('Not Found\n', { status: 404 });
  const [first, ...others] = lines;
  const { checkout, note, discount, attributes, properties } = input;
  const { email, shipping_address: address } = isRecord(checkout) ? checkout : {};
  const buyerEmail = typeof email === 'string' && isEmail(email) ? email : customer?.email;
  const destination = isRecord(address) ? addressOf(address) : {};
  const { cart, problems } = shop.createCart({
    lines: first ? [{ ...first, attributes: propertiesOf(properties) }, ...others] : [],
    buyer: {
      countryCode,
      ...(customer && { customerId: customer.id }),
      ...(buyerEmail !== undefined && { email: buyerEmail }),
    },
    attributes: textRecord(attributes),
    ...(typeof note === 'string' && { note }),
    discountCodes: typeof discount === 'string' ? discount.split(',').filter(Boolean) : visit.discountCodes,
    ...(Object.keys(destination).length > 0 && {
      addresses: soleAddress(destination),
    }),
  });
  if (!cart)
    return plain(`This cart cannot be had: ${problems.map(({ reason }) => reason).join(', ')}.\n`, { status: 422 });
  const location = query.get('storefront') === 'true' ? new URL('/cart', shopUrl).href : origin + checkoutPath(cart);
  return withCookie(redirect(location, 302), cartCookie(cart));
}

function lineOf(item: string, { shop }: Visit): LineToAdd {
  const [id, quantity] = item.split(':').map(Number);
  return { variant: shop.catalog.entry('variant', id ?? 0), quantity: quantity ?? 0, attributes: [] };
}

/** Returns the properties of the first item, which are JSON in URL-safe Base64; none if they cannot be read. */
function propertiesOf(text: unknown): Attribute[] {
  if (typeof text !== 'string') return [];
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
    return textRecord(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return [];
  }
}

const names: Record<string, keyof Address> = {
  first_name: 'firstName',
  last_name: 'lastName',
  address1: 'address1',
  address2: 'address2',
  city: 'city',
  company: 'company',
  phone: 'phone',
  province: 'province',
  zip: 'zip',
};

function addressOf(input: Record<string, unknown>): Partial<Address> {
  const given = Object.entries(names).flatMap(([name, key]) => {
    const text = Object.hasOwn(input, name) ? input[name] : undefined;
    return typeof text === 'string' && text !== '' ? [[key, text] as const] : [];
  });
  const country = typeof input.country === 'string' ? countryOf(input.country) : undefined;
  return { ...Object.fromEntries(given), ...(country && { countryCode: country.code }) };
}
