/** The sandbox's front page: its protocols, its records, and how to make it fail. */
import type { Faults } from './faults.js';
import { html, page, type Content } from './html.js';
import { mailPath } from './mailPage.js';
import { protocols } from './protocols/index.js';
import type { ProtocolContext } from './protocols/protocol.js';
import { checkoutPath } from './protocols/checkout/matches.js';
import { formatMoney } from './shop/money.js';
import type { CartRecord } from './shop/records.js';
import { baseStyles } from './styles.js';

export interface OverviewOptions extends ProtocolContext {
  faults: Faults;
  admin: boolean;
}

/** The number of rows of a table. The newest rows are shown first. */
const shown = 20;

const styles = `${baseStyles}
main { max-width: 64rem; margin-inline: auto; padding: 2.5rem 1rem 4rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2.5rem; }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; border-block-start: 1px solid var(--rule); padding-block-start: 1.5rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; text-align: start; }
th, td { text-align: start; padding: 0.5rem 1rem 0.5rem 0; border-block-end: 1px solid var(--rule); vertical-align: top; }
th { font-weight: 600; color: var(--quiet); }
pre { margin: 0; padding: 1rem; background: var(--panel); border-radius: 4px; overflow-x: auto; }
.protocols { list-style: none; margin: 0; padding: 0; display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; }
.protocols > li { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 600; }
.snippet { display: grid; grid-template-columns: minmax(0, 1fr); position: relative; }
.snippet.copyable pre { padding-inline-end: 6rem; }
.snippet button {
  position: absolute; inset-block-start: 0.5rem; inset-inline-end: 0.5rem; min-block-size: 2rem; padding-inline: 0.75rem;
  font: inherit; font-size: 0.875rem; color: var(--accent); background: var(--paper); border: 1px solid var(--control); border-radius: 4px; cursor: pointer;
}
.snippet button:hover { background: var(--panel); }
@media (max-width: 40rem) {
  .snippet.copyable pre { padding-block-end: 3.5rem; padding-inline-end: 1rem; }
  .snippet button { inset-block: auto 0.5rem; }
}
.hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875rem; }
time { white-space: nowrap; }
.mail { white-space: pre-wrap; }
`;

/** Adds a copy button to each snippet. If the browser refuses to copy, as over HTTP from another machine, the button selects the text. */
const script = `
const status = document.querySelector('[role=status]');
for (const snippet of document.querySelectorAll('.snippet')) {
  const pre = snippet.querySelector('pre');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', 'Copy ' + pre.getAttribute('aria-label'));
  button.addEventListener('click', async () => {
    let said = 'Copied';
    try {
      await navigator.clipboard.writeText(pre.textContent.trim());
    } catch {
      getSelection().selectAllChildren(pre);
      said = 'Selected';
    }
    button.textContent = status.textContent = said;
    setTimeout(() => { button.textContent = 'Copy'; status.textContent = ''; }, 2000);
  });
  snippet.classList.add('copyable');
  snippet.append(button);
}`;

export function overviewPage(options: OverviewOptions): Response {
  const { shop, shopUrl, admin } = options;
  return page({
    title: `Sandbox – ${shop.data.shop.name}`,
    styles,
    script,
    body: html`<main>
      <header>
        <h1>${shop.data.shop.name} sandbox</h1>
        <p class="quiet">
          A shop that speaks the protocols of the commerce platforms, offline. The storefront is at
          <a href="${shopUrl}">${shopUrl}</a>.
        </p>
      </header>
      ${protocolsSection(options)}
      ${admin && [customers(options), carts(options), orders(options), mail(options), faultsSection(options), tests(options)]}
      <p class="hidden" role="status"></p>
    </main>`,
  });
}

const section = (id: string, title: string, ...content: Content[]) =>
  html`<section aria-labelledby="${id}">
    <h2 id="${id}">${title}</h2>
    ${content}
  </section>`;

/** Renders a table that scrolls on its own if it is too wide. */
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

/** Renders a text to type into a terminal or an editor. */
const snippet = (label: string, code: string) =>
  html`<div class="snippet"><pre tabindex="0" role="region" aria-label="${label}">${code}</pre></div>`;

function protocolsSection(options: OverviewOptions) {
  const { products, collections } = options.shop.catalog;
  return section(
    'protocols',
    'Protocols',
    html`<p class="quiet">${products.length} products in ${collections.length} collections.</p>`,
    html`<ul class="protocols">
      ${protocols
        .flatMap(({ overview }) => overview?.(options) ?? [])
        .map(
          ({ name, notes, code }) =>
            html`<li>
              <h3>${name}</h3>
              <p class="quiet">${notes}</p>
              ${snippet(`example of ${name}`, code)}
            </li>`,
        )}
    </ul>`,
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
        html`<a href="${checkoutPath(cart)}">Checkout</a>`,
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
      ['Requests', 'Fault', 'Requests met', 'Times left'],
      faults
        .rules()
        .map(({ match, fault, times, hits }) => [
          [match?.call, match?.path].filter(Boolean).join(' at ') || 'all',
          html`<code>${fault}</code>`,
          String(hits),
          times ?? 'always',
        ]),
      'Nothing is made to fail.',
    ),
    html`<p>For one request, send the header <code>x-sandbox-fault</code>. For others, tell the sandbox:</p>`,
    snippet(
      'examples of faults',
      `# The next two that put something into a cart are answered 500; everything else works
curl ${origin}/sandbox/faults -d '{"match":{"call":"cart.add"},"fault":"status=500","times":2}'
# Every request waits two seconds, then is told to come back later
curl ${origin}/sandbox/faults -d '{"fault":"delay=2000;status=429;retry-after=2"}'
# Drops the connection before, or after, the work is done; answers a wrong shape
curl ${origin}/sandbox/faults -d '{"fault":"drop"}'
curl ${origin}/sandbox/faults -d '{"fault":"drop=after"}'
curl ${origin}/sandbox/faults -d '{"fault":"shape"}'
# No more faults
curl -X DELETE ${origin}/sandbox/faults`,
    ),
  );
}

function tests({ origin, shop }: OverviewOptions) {
  const sku = shop.catalog.products[0]?.variants[0]?.data.sku ?? '…';
  return section(
    'tests',
    'In tests',
    html`<p>
      Whatever is below <code>/sandbox/</code> is for test suites:
      <a href="/sandbox/openapi.json">openapi.json</a> describes it.
    </p>`,
    snippet(
      'example of a test',
      `import { createSandboxClient } from '@vitrine/sandbox/client';

const sandbox = createSandboxClient('${origin}');
await sandbox.resetSandbox();
await sandbox.setStock('${sku}', 1);
const [order] = await sandbox.orders();
const letter = await sandbox.lastMail('ada@example.com');`,
    ),
  );
}
