/** The hosted checkout, at a cart's checkoutUrl. */
import { html } from '../../html.js';
import { methodNotAllowed, redirect } from '../../http.js';
import type { CartNotice } from '../../shop/cart/cart.js';
import { addressRows } from '../../shop/order/address.js';
import { orderLines, subtotalOf } from '../../shop/order/order.js';
import type { Totals } from '../../shop/order/totals.js';
import { fullName } from '../../shop/catalog/catalog.js';
import type { CartRecord, OrderRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';
import type { Protocol } from '../protocol.js';
import { checkValues, readValues, toDetails, type FieldErrors, type Values } from './form.js';
import { formPage, newsNotice } from './formPage.js';
import { isCheckoutUrl, path } from './matches.js';
import { attributeList, checkoutPage, lineList, totals, type Frame } from './parts.js';

export const checkout: Protocol = {
  matches: isCheckoutUrl,
  calls: () => ['checkout'],
  answer: (request, url, body, { shop, shopUrl }) => answerCheckout(request, url, body, { shop, shopUrl }),
};

interface CheckoutOptions {
  shop: Shop;
  shopUrl: string;
}

interface Visit extends CheckoutOptions {
  origin: string;
  frame: Frame;
}

function answerCheckout(request: Request, url: URL, body: string, options: CheckoutOptions): Response {
  const visit = { ...options, origin: url.origin, frame: { shop: options.shop.data.shop, shopUrl: options.shopUrl } };
  const token = path.exec(url.pathname)?.[1] ?? '';
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (url.pathname.startsWith('/orders/'))
    return isReading ? thanks(visit.shop.store.get('order', token), visit) : methodNotAllowed('GET', 'HEAD');
  if (!isReading && request.method !== 'POST') return methodNotAllowed('GET', 'HEAD', 'POST');
  const cart = options.shop.store.get('cart', token);
  if (!cart || cart.key !== url.searchParams.get('key')) return gone(visit);
  // The order is already placed. Submitting again or going back redirects to it.
  if (cart.orderToken) return redirect(`/orders/${cart.orderToken}`, 303);
  return isReading ? show(cart, visit) : submit(cart, new URLSearchParams(body), visit);
}

interface Shown {
  values?: Values;
  errors?: FieldErrors;
  news?: string[];
}

function show(cart: CartRecord, visit: Visit, { values, errors = {}, news = [] }: Shown = {}): Response {
  const { shop, frame } = visit;
  const sums = totalsOf(cart, shop);
  if (sums.lines.length === 0) return empty(visit, news);
  return formPage({
    frame,
    sums,
    attributes: cart.attributes,
    soldOut: soldOutOf(cart, shop),
    values: values ?? prefill(cart, shop),
    errors,
    news,
    seen: seenOf(cart, shop),
  });
}

function totalsOf(cart: CartRecord, shop: Shop): Totals {
  const lines = orderLines(cart, shop);
  const shipping = shop.delivery.shippingOf(cart);
  const total = subtotalOf(lines) + shipping;
  const giftCards = shop.giftCards
    .appliedTo(cart, total)
    .map(({ lastCharacters, usedOfCart: minor }) => ({ lastCharacters, minor }));
  const currencyCode = shop.pricing.currencyOf(cart.buyer.countryCode);
  const discounts = shop.discounts.appliedTo(cart);
  return { lines, discounts, currencyCode, shipping, total, giftCards };
}

const soldOutOf = ({ lines }: CartRecord, { catalog }: Shop): string[] =>
  lines
    .filter(({ quantity }) => quantity === 0)
    .flatMap(({ sku }) => catalog.variant(sku) ?? [])
    .map(fullName);

const seenOf = (cart: CartRecord, shop: Shop): string => {
  const { lines, currencyCode, total, giftCards = [] } = totalsOf(cart, shop);
  const paid = giftCards.map(({ minor }) => minor);
  return [...lines.map(({ sku, quantity }) => `${sku}*${quantity}`), currencyCode, total, ...paid].join(' ');
};

/** Returns the known values of the buyer and of the delivery address. */
function prefill(cart: CartRecord, { data, customers, delivery }: Shop): Values {
  const { buyer } = cart;
  const customer = buyer.customerId === undefined ? undefined : customers.find(buyer.customerId);
  const { provinceCode, ...address } = delivery.addressOf(cart) ?? {};
  const known: Record<string, string | undefined> = {
    phone: buyer.phone,
    countryCode: buyer.countryCode ?? data.shop.countryCode,
    firstName: customer?.firstName,
    lastName: customer?.lastName,
    ...(provinceCode !== undefined && { province: provinceCode }),
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [name, String(value)])),
    email: buyer.email,
  };
  const given = Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return readValues(new URLSearchParams(given));
}

function submit(cart: CartRecord, form: URLSearchParams, visit: Visit): Response {
  const { shop } = visit;
  const values = readValues(form);
  const errors = checkValues(values);
  if (Object.keys(errors).length > 0) return show(cart, visit, { values, errors });
  if (form.get('seen') !== seenOf(cart, shop))
    return show(cart, visit, { values, news: ['It was changed while this page was open.'] });
  const outcome = shop.placeOrder(cart.token, { ...toDetails(values), origin: visit.origin });
  if (!outcome) return gone(visit);
  if ('order' in outcome) return redirect(`/orders/${outcome.order.token}`, 303);
  return show(outcome.cart, visit, { values, news: outcome.notices.map(newsOf) });
}

function newsOf({ reason, line, variant }: CartNotice): string {
  const name = fullName(variant);
  if (reason === 'out-of-stock') return `${name} is sold out. It is no longer part of your order.`;
  return `Only ${line.quantity} of ${name} ${line.quantity === 1 ? 'is' : 'are'} left. The quantity was lowered to that.`;
}

const backToShop = ({ shopUrl }: Visit) => html`<a class="action" href="${shopUrl}">Continue shopping</a>`;

const gone = (visit: Visit): Response =>
  checkoutPage(
    visit.frame,
    'Cart not found',
    html`<main>
      <h1>This cart no longer exists</h1>
      <p>It may have been ordered already, or the link is not complete.</p>
      ${backToShop(visit)}
    </main>`,
    404,
  );

const empty = (visit: Visit, news: readonly string[]): Response =>
  checkoutPage(
    visit.frame,
    'Checkout',
    html`<main>
      <h1>Your cart is currently empty.</h1>
      ${newsNotice(news)} ${backToShop(visit)}
    </main>`,
  );

function thanks(order: OrderRecord | undefined, visit: Visit): Response {
  if (!order)
    return checkoutPage(
      visit.frame,
      'Order not found',
      html`<main>
        <h1>Order not found</h1>
        ${backToShop(visit)}
      </main>`,
      404,
    );
  const { address, number, email } = order;
  return checkoutPage(
    visit.frame,
    `Order #${number}`,
    html`<div class="columns">
      <main>
        <h1>Thank you, ${address.firstName}!</h1>
        <p>Your order <strong>#${number}</strong> is confirmed. A confirmation goes to ${email}.</p>
        <section class="stack" aria-labelledby="ship">
          <h2 id="ship">Ships to</h2>
          ${addressBlock(order)}
        </section>
        ${backToShop(visit)}
      </main>
      <aside class="summary" aria-labelledby="summary">
        <h2 id="summary">Your order</h2>
        ${lineList(order.lines, order.currencyCode)} ${attributeList(order.attributes)} ${totals(order)}
      </aside>
    </div>`,
  );
}

const addressBlock = ({ address }: OrderRecord) =>
  html`<address>${addressRows(address).map((row, index) => [index > 0 && html`<br />`, row])}</address>`;
