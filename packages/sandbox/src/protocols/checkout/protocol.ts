/** The hosted checkout, at a cart's checkoutUrl. */
import { html } from '../../html.js';
import { methodNotAllowed, redirect } from '../../http.js';
import type { CartNotice } from '../../shop/cart/cart.js';
import { addressRows } from '../../shop/order/address.js';
import { addedTax, taxOfLines } from '../../shop/order/tax.js';
import { orderLines, subtotalOf } from '../../shop/order/order.js';
import { parcelsOf } from '../../shop/order/parcels.js';
import { arrivalText, leavingText } from '../../shop/order/dispatch.js';
import { dueOf, type Totals } from '../../shop/order/totals.js';
import { fullName } from '../../shop/catalog/catalog.js';
import { soleAddress } from '../../shop/cart/delivery.js';
import type { Address, CartRecord, OrderRecord } from '../../shop/records.js';
import type { Shop } from '../../shop/shop.js';
import type { Protocol } from '../protocol.js';
import type { FieldErrors, Values } from './field.js';
import { checkValues, readValues, toDetails } from './form.js';
import { confirmPage } from './confirmPage.js';
import { formPage, newsNotice, type DeliveryOffer } from './formPage.js';
import { isCheckoutUrl, path } from './matches.js';
import { checkoutPage, summary, type Frame } from './parts.js';
import { checkCard, fateOf } from './payment.js';

export const checkout: Protocol = {
  matches: isCheckoutUrl,
  names: [],
  calls: () => ['checkout'],
  answer: (request, url, body, { shop, shopUrl }) => answerCheckout(request, url, body, { shop, shopUrl }),
};

interface CheckoutOptions {
  shop: Shop;
  shopUrl: string;
}

interface Visit extends CheckoutOptions {
  origin: string;
  now: Date;
  frame: Frame;
}

function answerCheckout(request: Request, url: URL, body: string, options: CheckoutOptions): Response {
  const visit = {
    ...options,
    origin: url.origin,
    now: options.shop.now(),
    frame: { shop: options.shop.data.shop, policies: options.shop.content.policies, shopUrl: options.shopUrl },
  };
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
    order: { sums, attributes: cart.attributes },
    soldOut: soldOutOf(cart, shop),
    deliveries: deliveriesOf(cart, visit),
    leaving: leavingText(visit.now, shop.data),
    due: dueOf(sums),
    values: values ?? prefill(cart, shop),
    errors,
    news,
    seen: seenOf(cart, sums, shop),
  });
}

function totalsOf(cart: CartRecord, shop: Shop): Totals {
  const lines = orderLines(cart, shop);
  const shipping = shop.delivery.shippingOf(cart);
  const tax = taxOfLines(lines, shop.data.tax);
  const total = subtotalOf(lines) + shipping + addedTax(tax);
  const giftCards = shop.giftCards
    .appliedTo(cart, total)
    .map(({ lastCharacters, usedOfCart: minor }) => ({ lastCharacters, minor }));
  const currencyCode = shop.pricing.currencyOf(cart.buyer.countryCode);
  const discounts = shop.discounts.appliedTo(cart);
  return { lines, discounts, currencyCode, shipping, total, giftCards, ...(tax && { tax }) };
}

function deliveriesOf(cart: CartRecord, { shop, now }: Visit): DeliveryOffer[] {
  const chosen = shop.delivery.chosenOf(cart);
  return shop.delivery.ratesOf(cart).map((rate) => ({
    code: rate.code,
    title: rate.title,
    time: arrivalText(rate, now, shop.data) ?? rate.description,
    cost: shop.delivery.costOf(cart, rate),
    isChosen: rate === chosen,
  }));
}

const soldOutOf = ({ lines }: CartRecord, { catalog }: Shop): string[] =>
  lines
    .filter(({ quantity }) => quantity === 0)
    .flatMap(({ sku }) => catalog.variant(sku) ?? [])
    .map(fullName);

const seenOf = (cart: CartRecord, { lines, currencyCode, total, giftCards = [] }: Totals, shop: Shop): string => {
  const paid = giftCards.map(({ minor }) => minor);
  const delivery = shop.delivery.chosenOf(cart)?.code ?? '';
  return [...lines.map(({ sku, quantity }) => `${sku}*${quantity}`), delivery, currencyCode, total, ...paid].join(' ');
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

function submit(opened: CartRecord, form: URLSearchParams, visit: Visit): Response {
  const { shop, now, origin, frame } = visit;
  const values = readValues(form);
  const errors = checkValues(values);
  const details = Object.keys(errors).length === 0 ? toDetails(values) : undefined;
  const cart = withDelivery(opened, form.get('delivery'), details?.address, shop);
  const sums = totalsOf(cart, shop);
  const due = dueOf(sums);
  if (due > 0) Object.assign(errors, checkCard(values, now));
  if (!details || Object.keys(errors).length > 0) return show(cart, visit, { values, errors });
  const seen = form.get('seen');
  if (seen !== seenOf(cart, sums, shop)) return show(cart, visit, { values, news: [changeOf(opened, seen, shop)] });
  if (due > 0) {
    const problem = problemOfPayment(values, form.get('confirmed'));
    if (problem === 'unconfirmed') return confirmPage({ frame, due, currencyCode: sums.currencyCode, sent: form });
    if (problem) return show(cart, visit, { values, errors: { card: problem } });
  }
  const outcome = shop.placeOrder(cart.token, { ...details, origin });
  if (!outcome) return gone(visit);
  if ('order' in outcome) return redirect(`/orders/${outcome.order.token}`, 303);
  return show(outcome.cart, visit, { values, news: outcome.notices.map(newsOf) });
}

/** Gives the cart the chosen delivery, and the address if it is complete. Both determine the cost of the delivery. */
function withDelivery(cart: CartRecord, code: string | null, address: Address | undefined, shop: Shop): CartRecord {
  const change = { ...(code !== null && { shippingRate: code }), ...(address && { addresses: soleAddress(address) }) };
  // The order itself reports sold-out lines.
  return shop.changeCart(cart, change, { shortage: 'allow' }).cart ?? cart;
}

/**
 * Returns the difference from the page that the shopper saw: only the delivery, or the content of the cart before the
 * form was sent.
 */
const changeOf = (opened: CartRecord, seen: string | null, shop: Shop): string =>
  seen === seenOf(opened, totalsOf(opened, shop), shop)
    ? 'The delivery has changed, and the total with it.'
    : 'It was changed while this page was open.';

/**
 * Returns the reason why the card does not pay; undefined if it does. A card with a confirmation is 'unconfirmed' until
 * the shopper confirms.
 */
function problemOfPayment(values: Values, answer: string | null): string | undefined {
  const fate = fateOf(values);
  if (fate === 'declined') return 'Your card was declined. Nothing was charged. Try another card.';
  if (fate !== 'confirmed' || answer === 'yes') return undefined;
  return answer === 'no' ? 'You cancelled the payment. Nothing was charged.' : 'unconfirmed';
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
  const { address, number, email, customerId } = order;
  const rate = (visit.shop.data.shippingRates ?? []).find(({ code }) => code === order.shippingRate);
  const placedAt = new Date(order.placedAt);
  const arrival = rate && arrivalText(rate, placedAt, visit.shop.data);
  const leaving = leavingText(placedAt, visit.shop.data);
  return checkoutPage(
    visit.frame,
    `Order #${number}`,
    html`<div class="columns">
      ${summary({ sums: order, attributes: order.attributes })}
      <main>
        <h1>Thank you, ${address.firstName}!</h1>
        <p>Your order <strong>#${number}</strong> is confirmed. A confirmation goes to ${email}.</p>
        <section class="stack" aria-labelledby="next">
          <h2 id="next">What comes next</h2>
          <ol class="steps">
            <li>We pack your order.${leaving !== undefined && ` It ${leaving.replace('Leaves', 'leaves')}.`}</li>
            <li>${arrival === undefined ? 'It goes on its way to you.' : `${arrival}, by ${rate?.title} delivery.`}</li>
            ${parcelsOf(order).map(
              ({ carrier, number: tracked, url }) =>
                html`<li>${carrier} has it: <a href="${url}">follow ${tracked}</a>.</li>`,
            )}
            <li>
              This page follows your order: it has a link to the parcel as soon as the carrier has it. Its address is in
              the mail.
            </li>
          </ol>
        </section>
        <section class="stack" aria-labelledby="ship">
          <h2 id="ship">Ships to</h2>
          ${addressBlock(order)}
        </section>
        <div class="actions">
          ${backToShop(visit)}
          ${
            customerId === undefined
              ? html`<a
                  class="action second"
                  href="${visit.shopUrl}/account/register?${String(new URLSearchParams({ email }))}"
                  >Create an account</a
                >`
              : html`<a class="action second" href="${visit.shopUrl}/account/orders?order-id=${number}">Your orders</a>`
          }
        </div>
      </main>
    </div>`,
  );
}

const addressBlock = ({ address }: OrderRecord) =>
  html`<address>${addressRows(address).map((row, index) => [index > 0 && html`<br />`, row])}</address>`;
