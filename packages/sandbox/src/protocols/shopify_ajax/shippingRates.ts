/** Shipping costs of the visitor's cart to an address: `/cart/shipping_rates.json?shipping_address[country]=…`. */
import { countryOf, needsZip } from '../../countries.js';
import { json } from '../../http.js';
import { soleAddress } from '../../shop/cart/delivery.js';
import type { CartRecord } from '../../shop/records.js';
import { fromForm, isRecord, type Input } from './input.js';
import { decimal } from './money.js';
import type { Visit } from './visit.js';

export const ratesAnswer = (query: URLSearchParams, visit: Visit): Response => answer(fromForm(query), visit, ratesOf);

/** Answers at once. The rates need no preparation and are available at `/cart/async_shipping_rates.json`. */
export const preparedAnswer = (input: Input, visit: Visit): Response => answer(input, visit, () => null, 202);

interface Destination {
  countryCode: string;
  zip: string;
  province: string;
}

function answer(
  input: Input,
  visit: Visit,
  bodyOf: (to: Destination, visit: Visit) => unknown,
  status = 200,
): Response {
  const given = isRecord(input.shipping_address) ? input.shipping_address : {};
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].trim() : '');
  const country = countryOf(text('country'));
  if (!country) return json({ country: ['is not supported'] }, { status: 422 });
  const to = { countryCode: country.code, zip: text('zip'), province: text('province') };
  if (to.zip === '' && needsZip(to.countryCode)) return json({ zip: ["can't be blank"] }, { status: 422 });
  return json(bodyOf(to, visit), { status });
}

function ratesOf(to: Destination, visit: Visit) {
  const { cart, shop } = visit;
  if (!cart || cart.lines.every(({ quantity }) => quantity === 0)) return { shipping_rates: [] };
  const sent: CartRecord = { ...cart, addresses: soleAddress(to) };
  const currencyCode = shop.pricing.currencyOf(cart.buyer.countryCode);
  return {
    shipping_rates: shop.delivery.ratesOf(sent).map((rate) => ({
      name: rate.title,
      presentment_name: rate.title,
      code: rate.code,
      price: decimal({ minor: shop.delivery.costOf(sent, rate), currencyCode }),
      markup: null,
      source: 'shopify',
      delivery_date: null,
      delivery_range: null,
      delivery_days: [],
      compare_price: null,
      phone_required: false,
      currency: currencyCode,
      description: rate.description ?? null,
    })),
  };
}
