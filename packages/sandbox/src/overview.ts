/** The sandbox's front page: what it speaks, what is in it, and how to make it fail. */
import type { Faults } from './faults.js';
import { html, page, type Content } from './html.js';
import { mailPath } from './mail-page.js';
import type { ProtocolContext } from './protocols/protocol.js';
import { formatMoney } from './shop/money.js';
import type { CartRecord } from './shop/records.js';
import { baseStyles } from './styles.js';

export interface OverviewOptions extends ProtocolContext {
  faults: Faults;
  admin: boolean;
}

/** How many of each are shown, newest first. */
const shown = 20;

const styles = `${baseStyles}
main { max-width: 64rem; margin-inline: auto; padding: 2.5rem 1rem 4rem; display: grid; gap: 2.5rem; }
section { display: grid; gap: 1rem; border-block-start: 1px solid var(--rule); padding-block-start: 1.5rem; min-width: 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; text-align: start; }
th, td { text-align: start; padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--rule); vertical-align: top; }
th { font-weight: 600; color: var(--quiet); }
pre { margin: 0; padding: 1rem; background: var(--panel); border-radius: 4px; overflow-x: auto; }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875rem; }
.mail { white-space: pre-wrap; }
`;

export function overviewPage(options: OverviewOptions): Response {
  const { shop, shopUrl, admin } = options;
  return page({
    title: `Sandbox – ${shop.data.shop.name}`,
    styles,
    body: html`<main>
      <header>
        <h1>${shop.data.shop.name} sandbox</h1>
        <p class="quiet">
          A shop that speaks the protocols of the commerce platforms, offline. The storefront is at
          <a href="${shopUrl}">${shopUrl}</a>.
        </p>
      </header>
      ${protocols(options)}
      ${admin && [customers(options), carts(options), orders(options), mail(options), faultsSection(options)]}
    </main>`,
  });
}

const section = (id: string, title: string, ...content: Content[]) =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;

/** A table that scrolls by itself where it is too wide. */
const table = (label: string, head: string[], rows: Content[][], none: string) =>
  rows.length === 0
    ? html`<p class="quiet">${none}</p>`
    : html`<div class="scroll" role="region" aria-label="Table of ${label.toLowerCase()}" tabindex="0">
        <table>
          <thead>
            <tr>
              ${head.map((text) => html`<th scope="col">${text}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

const newest = <T>(items: readonly T[]): T[] => items.slice(-shown).reverse();

const title = (name: string, count: number) =>
  count > shown ? `${name} (the last ${shown} of ${count})` : `${name} (${count})`;

function protocols({ origin, accessToken, shop }: OverviewOptions) {
  const endpoint = `${origin}/api/2026-04/graphql.json`;
  const { products, collections } = shop.catalogue;
  return section(
    'protocols',
    'Protocols',
    table(
      'Protocols',
      ['Protocol', 'Address', 'Notes'],
      [
        [
          'Shopify Storefront API (GraphQL)',
          html`<code>POST ${endpoint}</code>`,
          accessToken === undefined
            ? 'Any access token, or none. Introspection is on.'
            : 'Needs the access token that the sandbox was started with.',
        ],
        [
          'Shopify theme endpoints (AJAX)',
          html`<code>GET ${origin}/cart.js</code>`,
          'And /account/login with its other forms, /cart/add.js, /products/{handle}.js, /collections/{handle}/products.json, /search/suggest.json.',
        ],
        [
          'Shopify accounts without passwords',
          html`<code>GET ${origin}/.well-known/openid-configuration</code>`,
          'OAuth with PKCE, and the Customer Account API (GraphQL). The code to sign in with is in the mail below.',
        ],
        [
          'BigCommerce REST API',
          html`<code>GET ${origin}/stores/{hash}/v3/…</code>`,
          'Catalogue, carts, checkouts and customers; orders and the store below v2; /login.php. Without /stores/{hash} as a storefront’s own server passes it on.',
        ],
        [
          'Shopify contact form of a theme',
          html`<code>POST ${origin}/contact</code>`,
          'What is written there is in the mail below.',
        ],
        ['Pictures', html`<code>GET ${origin}/cdn/…</code>`, 'SVG, drawn when asked for.'],
        ['Hosted checkout', html`<code>GET ${origin}/cart/c/…</code>`, 'A cart’s checkoutUrl.'],
      ],
      '',
    ),
    html`<p class="quiet">${products.length} products in ${collections.length} collections.</p>`,
    html`<pre tabindex="0" role="region" aria-label="Example">
curl ${endpoint} -H 'content-type: application/json' \\
  -d '{"query":"{ products(first: 3) { nodes { title handle } } }"}'</pre>`,
  );
}

function customers({ shop }: OverviewOptions) {
  const all = shop.store.all('customer');
  const passwords = new Map(shop.data.customers?.map(({ email, password }) => [email, password]));
  return section(
    'customers',
    title('Customers', all.length),
    table(
      'Customers',
      ['Email', 'Name', 'Orders', 'Addresses', 'Password on the first day'],
      newest(all).map((customer) => [
        customer.email,
        [customer.firstName, customer.lastName].filter(Boolean).join(' '),
        shop.orders.all(customer).length,
        shop.addresses.all(customer).length,
        html`<code>${passwords.get(customer.email)}</code>`,
      ]),
      'Nobody has an account.',
    ),
  );
}

function carts({ shop }: OverviewOptions) {
  const all = shop.store.all('cart').filter(({ orderToken, lines }) => !orderToken && lines.length > 0);
  const pieces = ({ lines }: CartRecord) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return section(
    'carts',
    title('Carts', all.length),
    table(
      'Carts',
      ['Changed', 'Items', 'Pieces', 'Checkout'],
      newest(all).map((cart) => [
        timeOf(cart.updatedAt),
        html`${cart.lines.map(({ sku }) => sku).join(', ')}`,
        pieces(cart),
        html`<a href="/cart/c/${cart.token}?key=${cart.key}">Checkout</a>`,
      ]),
      'No cart has anything in it.',
    ),
  );
}

function orders({ shop }: OverviewOptions) {
  const all = shop.store.all('order');
  return section(
    'orders',
    title('Orders', all.length),
    table(
      'Orders',
      ['Order', 'Placed', 'Email', 'Items', 'Total'],
      newest(all).map(({ token, number, placedAt, email, lines, total, currencyCode }) => [
        html`<a href="/orders/${token}">#${number}</a>`,
        timeOf(placedAt),
        email,
        lines.map(({ quantity, title: name }) => `${quantity} × ${name}`).join(', '),
        formatMoney({ minor: total, currencyCode }),
      ]),
      'Nothing has been ordered.',
    ),
  );
}

function mail({ shop }: OverviewOptions) {
  const all = shop.store.all('mail');
  return section(
    'mail',
    title('Mail', all.length),
    table(
      'Mail',
      ['Sent', 'To', 'Message'],
      newest(all).map((record) => [
        timeOf(record.sentAt),
        record.to,
        html`<details>
          <summary>${record.subject}</summary>
          <p class="mail">${record.text}</p>
          ${record.link && html`<p><a href="${record.link.url}">${record.link.label}</a></p>`}
          <p><a href="${mailPath(record)}">Open the mail</a></p>
        </details>`,
      ]),
      'No mail has been sent.',
    ),
  );
}

const timeOf = (date: string) => html`<time datetime="${date}">${date.slice(0, 16).replace('T', ' ')}</time>`;

function faultsSection({ faults, origin }: OverviewOptions) {
  return section(
    'faults',
    'Faults',
    table(
      'Faults',
      ['Requests', 'Fault', 'Times left'],
      faults
        .rules()
        .map(({ match, fault, times }) => [
          [match?.call, match?.path].filter(Boolean).join(' at ') || 'all',
          html`<code>${fault}</code>`,
          times ?? 'always',
        ]),
      'Nothing is made to fail.',
    ),
    html`<p>For one request, send the header <code>x-sandbox-fault</code>. For others, tell the sandbox:</p>`,
    html`<pre tabindex="0" role="region" aria-label="Examples of faults">
# The next two that put something into a cart are answered 500; everything else works
curl ${origin}/sandbox/faults -d '{"match":{"call":"cart.add"},"fault":"status=500","times":2}'
# Every request waits two seconds, then is told to come back later
curl ${origin}/sandbox/faults -d '{"fault":"delay=2000;status=429;retry-after=2"}'
# Drops the connection before, or after, the work is done; answers a wrong shape
curl ${origin}/sandbox/faults -d '{"fault":"drop"}'
curl ${origin}/sandbox/faults -d '{"fault":"drop=after"}'
curl ${origin}/sandbox/faults -d '{"fault":"shape"}'
# No more faults
curl -X DELETE ${origin}/sandbox/faults
# Stock of a variant; forget all carts
curl ${origin}/sandbox/stock -d '{"sku":"…","stock":1}'
curl -X DELETE ${origin}/sandbox/carts
# Invite a customer, who gets a mail with a link; read all mail
curl ${origin}/sandbox/customers -d '{"email":"…@example.com","firstName":"…"}'
curl ${origin}/sandbox/mail
# The shop as on its first day
curl -X POST ${origin}/sandbox/reset</pre>`,
  );
}
