import { describe, expect, it } from 'vitest';
import { flavours, type Flavour } from '../../model/flavours.js';
import { openBusiness, siteUrl, type Business, type Json } from '../testing/openBusiness.js';
import { mistakesOf } from '../testing/validate.js';
import { versions } from '../versions.js';
import { createSealing } from '../sealing.js';

const lineOf = (id: string, quantity = 1) => ({ item: { id }, quantity });

/** Returns the ids of variants that are in stock. */
async function variantIds(business: Business): Promise<string[]> {
  const { body } = await business.rest('POST', '/catalog/lookup', { ids: ['merino-jersey', 'enamel-kettle'] });
  const variants: { id: string; sku: string }[] = body.products.map(({ variants }: Json) => variants[0]);
  for (const { sku } of variants) await business.control.setStock(sku, 50);
  return variants.map(({ id }) => id);
}

const quantities = ({ body }: { body: Json }) =>
  body.line_items.map(({ item, quantity }: { item: { id: string }; quantity: number }) => [item.id, quantity]);

/** Opens a business with a cart of two kettles. */
async function withCart(flavour: Flavour) {
  const business = await openBusiness(flavour);
  const [jersey, kettle] = (await variantIds(business)) as [string, string];
  const created = await business.rest('POST', '/carts', { line_items: [lineOf(kettle, 2)] });
  return { business, jersey, kettle, created, path: `/carts/${created.body.id}` };
}

const notFound = { ucp: { status: 'error' }, messages: [{ code: 'not_found', severity: 'unrecoverable' }] };

describe.each(flavours)('carts and checkouts on $name', ({ name: flavour }) => {
  it.each(versions)('have the shapes of %s, by REST and by MCP alike', async (version) => {
    const { business, kettle } = await withCart(flavour);
    const line_items = [lineOf(kettle)];
    const key = {
      meta: { 'idempotency-key': crypto.randomUUID(), 'ucp-agent': { profile: `https://agent.test/${version}` } },
    };
    for (const [kind, path] of [
      ['cart', '/carts'],
      ['checkout', '/checkout-sessions'],
    ] as const) {
      const made = await business.rest('POST', path, { line_items }, { version });
      expect(made.status).toBe(201);
      expect(made.headers.has('set-cookie')).toBe(false);
      const { id } = made.body;
      const answers = [
        made,
        await business.rest('GET', `${path}/${id}`, undefined, { version }),
        await business.rest('PUT', `${path}/${id}`, { line_items }, { version }),
        await business.tool(`get_${kind}`, { id }, { version }),
        await business.tool(`update_${kind}`, { id, [kind]: { line_items } }, { version }),
        await business.tool(`create_${kind}`, { [kind]: { line_items } }, { version }),
        await business.tool(`cancel_${kind}`, { ...key, id }, { version }),
      ];
      for (const { body } of answers) {
        expect(mistakesOf(kind, version, body)).toEqual([]);
        expect(body.ucp).toMatchObject({ version, status: 'success' });
        expect(JSON.stringify(body)).not.toContain('gid://');
      }
      const gone = await business.rest('GET', `${path}/${id}`, undefined, { version });
      expect(mistakesOf('error', version, gone.body)).toEqual([]);
      expect(gone.body).toMatchObject(notFound);
    }
    expect(business.errors).toEqual([]);
  });

  it('§ Update Cart: replaces all lines', async () => {
    const { business, jersey, kettle, created, path } = await withCart(flavour);
    expect(quantities(created)).toEqual([[kettle, 2]]);
    const [{ id, item }] = created.body.line_items;
    const more = await business.rest('PUT', path, { line_items: [{ id, item, quantity: 3 }, lineOf(jersey)] });
    expect(new Map(quantities(more))).toEqual(
      new Map([
        [kettle, 3],
        [jersey, 1],
      ]),
    );
    const fewer = await business.rest('PUT', path, { line_items: [lineOf(jersey)] });
    expect(quantities(fewer)).toEqual([[jersey, 1]]);
    expect(quantities(await business.rest('GET', path))).toEqual([[jersey, 1]]);
  });

  it('checkout § Totals: one subtotal, one total, and the sum is exact', async () => {
    const { created } = await withCart(flavour);
    const { totals, line_items: lines } = created.body;
    const amountOf = (type: string) =>
      totals.filter((total: { type: string }) => total.type === type).map(({ amount }: { amount: number }) => amount);
    const sum = lines.reduce((all: number, { item, quantity }: Json) => all + item.price * quantity, 0);
    expect([amountOf('subtotal'), amountOf('total')]).toEqual([[sum], [sum]]);
  });

  it('§ Cancel Cart: returns the cart as it was, and then there is none', async () => {
    const { business, kettle, path } = await withCart(flavour);
    const canceled = await business.rest('POST', `${path}/cancel`, {});
    expect(quantities(canceled)).toEqual([[kettle, 2]]);
    expect((await business.rest('GET', path)).body).toMatchObject(notFound);
    expect((await business.rest('PUT', path, { line_items: [lineOf(kettle)] })).body).toMatchObject(notFound);
  });

  it('§ Create Cart: an item that the shop does not sell makes no cart, or a message beside the others', async () => {
    const { business, kettle } = await withCart(flavour);
    const none = await business.rest('POST', '/carts', { line_items: [lineOf('gone')] });
    expect(none.status).toBe(200);
    expect(mistakesOf('error', '2026-08-25', none.body)).toEqual([]);
    expect(none.body.messages).toMatchObject([{ code: 'item_unavailable', severity: 'recoverable' }]);
    const some = await business.rest('POST', '/carts', { line_items: [lineOf('gone'), lineOf(kettle)] });
    expect(quantities(some)).toEqual([[kettle, 1]]);
    expect(some.body.messages).toMatchObject([{ code: 'item_unavailable' }]);
  });

  it('checkout § Standard Errors: names the item that is sold out', async () => {
    const { business, path, kettle } = await withCart(flavour);
    const { body } = await business.rest('PUT', path, { line_items: [lineOf(kettle, 9_999)] });
    expect(body.messages.map(({ code }: { code: string }) => code)).toContain('out_of_stock');
    expect(mistakesOf('cart', '2026-08-25', body)).toEqual([]);
  });

  it('checkout § Business: requires_escalation has a message for the buyer, and leads to the checkout of this cart', async () => {
    const { business, created, kettle } = await withCart(flavour);
    const ignored = { line_items: [lineOf('gone')], buyer: { email: 'ada@example.com' } };
    const { body } = await business.rest('POST', '/checkout-sessions', { cart_id: created.body.id, ...ignored });
    expect(body.status).toBe('requires_escalation');
    expect(quantities({ body })).toEqual([[kettle, 2]]);
    expect(body.messages).toMatchObject([{ type: 'error', severity: 'requires_buyer_input' }]);
    expect(body.ucp.payment_handlers).toEqual({});
    expect(body.links).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
    const again = await business.rest('POST', '/checkout-sessions', { cart_id: created.body.id, line_items: [] });
    expect(again.body.id).toBe(body.id);

    const token = new URL(body.continue_url).pathname.split('/').at(-1)!;
    const target = await business.ucp.checkoutUrl(token);
    const page = await business.control.fetch(target!);
    expect(page.status).toBeLessThan(400);
    const complete = await business.rest('POST', `/checkout-sessions/${body.id}/complete`, { payment: {} });
    expect(complete.body).toMatchObject({ status: 'requires_escalation', continue_url: body.continue_url });
    expect(complete.body).not.toHaveProperty('order');
    expect(business.errors).toEqual([]);
  });

  it('a cart that was ordered is gone', async () => {
    const { business, path } = await withCart(flavour);
    const address = { firstName: 'Ada', lastName: 'L', address1: 'A 1', city: 'Graz', countryCode: 'AT', zip: '8010' };
    await business.control.placeOrder({ email: 'ada@example.com', address });
    const { body } = await business.rest('GET', path);
    expect(body).toMatchObject(notFound);
    expect(JSON.stringify(body)).not.toContain('ada@example.com');
    expect(await business.ucp.checkoutUrl(path.split('_').at(-1)!)).toBeUndefined();
  });
});

describe('a checkout whose buyer has paid', () => {
  const address = { firstName: 'Ada', lastName: 'L', address1: 'A 1', city: 'Graz', countryCode: 'AT', zip: '8010' };

  it.each(versions)(
    'checkout § Status Values: is completed, with the order that the agent can read (%s)',
    async (version) => {
      const { business, kettle } = await withCart('big_commerce');
      const line_items = [lineOf(kettle, 2)];
      const { body: made } = await business.rest('POST', '/checkout-sessions', { line_items }, { version });
      await business.control.placeOrder({ email: 'ada@example.com', address });
      const path = `/checkout-sessions/${made.id}`;
      const { body } = await business.rest('GET', path, undefined, { version });
      expect(mistakesOf('checkout', version, body)).toEqual([]);
      expect(body).toMatchObject({ id: made.id, status: 'completed' });
      expect([quantities({ body }), body.currency]).toEqual([quantities({ body: made }), made.currency]);
      expect(body).not.toHaveProperty('continue_url');
      const { body: order } = await business.rest('GET', `/orders/${body.order.id}`, undefined, { version });
      expect(mistakesOf('order', version, order)).toEqual([]);
      const { label, permalink_url: permalink } = body.order;
      expect(order).toMatchObject({ checkout_id: made.id, label, permalink_url: permalink, totals: body.totals });
      for (const secret of ['ada', 'Graz']) expect(JSON.stringify([body, order])).not.toContain(secret);
      const complete = await business.rest('POST', `${path}/complete`, { payment: {} }, { version });
      expect(complete.body.status).toBe('completed');
    },
  );

  it.each(['shopify_graphql', 'shopify_rest'] as const)(
    'is gone on %s, which does not report the order',
    async (flavour) => {
      const { business, created } = await withCart(flavour);
      const { body: made } = await business.rest('POST', '/checkout-sessions', { cart_id: created.body.id });
      await business.control.placeOrder({ email: 'ada@example.com', address });
      expect((await business.rest('GET', `/checkout-sessions/${made.id}`)).body).toMatchObject(notFound);
    },
  );
});

describe('ids of carts', () => {
  it.each(['cart_x', 'cart_', 'checkout_x', 'cart_'.padEnd(120, 'A'), '1'])('%s is not found', async (id) => {
    const business = await openBusiness('shopify_graphql');
    expect((await business.rest('GET', `/carts/${id}`)).body).toMatchObject(notFound);
    expect((await business.tool('get_checkout', { id })).body).toMatchObject(notFound);
  });

  it('are sealed: another shop, another secret or a changed letter opens nothing', async () => {
    const cart = { cartId: 'gid://shopify/Cart/1', buyer: { country: 'AT' } };
    const own = createSealing('cart of an agent', () => ['new secret', 'old secret'], 'shop.test');
    const sealed = await createSealing('cart of an agent', () => ['old secret'], 'shop.test').seal(cart);
    expect(await own.open(sealed)).toEqual(cart);
    expect(atob(sealed.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('gid');
    expect(await createSealing('cart of an agent', () => ['old secret'], 'other.test').open(sealed)).toBeUndefined();
    expect(await createSealing('cart of an agent', () => ['new secret'], 'shop.test').open(sealed)).toBeUndefined();
    const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1);
    expect(await own.open(changed)).toBeUndefined();
  });

  it('the id of a cart is no id of a checkout', async () => {
    const { business, created } = await withCart('shopify_graphql');
    expect((await business.rest('GET', `/checkout-sessions/${created.body.id}`)).body).toMatchObject(notFound);
    expect(created.body.continue_url.startsWith(`${siteUrl.href}api/ucp/continue/`)).toBe(true);
  });
});

describe('idempotency, cart/rest § Specific Header Requirements', () => {
  const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

  it('1. and 2. a repeated key returns the first result, for 24 hours at least', async () => {
    const { business, kettle } = await withCart('shopify_graphql');
    const body = { line_items: [lineOf(kettle)] };
    const key = crypto.randomUUID();
    const [first, same] = await Promise.all([
      business.rest('POST', '/carts', body, keyed(key)),
      business.rest('POST', '/carts', body, keyed(key)),
    ]);
    expect(same.body).toEqual(first.body);
    business.clock.ms += 24 * 60 * 60 * 1000;
    const later = await business.rest('POST', '/carts', body, keyed(key));
    expect([later.status, later.body]).toEqual([201, first.body]);
    const other = await business.rest('POST', '/carts', body, keyed(crypto.randomUUID()));
    expect(other.body.id).not.toBe(first.body.id);
  });

  it('3. a key with another body is refused with 409, by MCP with -32000', async () => {
    const { business, kettle } = await withCart('shopify_graphql');
    const key = crypto.randomUUID();
    await business.rest('POST', '/carts', { line_items: [lineOf(kettle)] }, keyed(key));
    const { status, body } = await business.rest('POST', '/carts', { line_items: [lineOf(kettle, 2)] }, keyed(key));
    expect([status, body.code]).toEqual([409, 'idempotency_conflict']);

    const meta = { 'ucp-agent': { profile: 'https://agent.test/2026-08-25' }, 'idempotency-key': crypto.randomUUID() };
    const call = (quantity: number) =>
      business.tool('create_cart', { meta, cart: { line_items: [lineOf(kettle, quantity)] } });
    expect((await call(1)).body.id).toBe((await call(1)).body.id);
    const refused = await call(2);
    expect([refused.status, refused.body.error.code]).toEqual([409, -32000]);
  });

  it('a failure of the platform is no result', async () => {
    const { business, kettle } = await withCart('shopify_graphql');
    const key = crypto.randomUUID();
    const body = { line_items: [lineOf(kettle)] };
    await business.control.fail({ fault: 'status=503' });
    expect((await business.rest('POST', '/carts', body, keyed(key))).status).toBe(503);
    await business.control.heal();
    expect((await business.rest('POST', '/carts', body, keyed(key))).status).toBe(201);
  });

  it.each(flavours)(
    'another server of the shop on $name runs a repeated request again, which leaves the same cart',
    async ({ name: flavour }) => {
      const { business, jersey, kettle, created, path } = await withCart(flavour);
      const other = await openBusiness(flavour, { control: business.control });
      const key = keyed(crypto.randomUUID());
      const body = { line_items: [lineOf(jersey), lineOf(kettle, 3)] };
      const cartId = { cart_id: created.body.id };
      for (const server of [business, other]) {
        const updated = await server.rest('PUT', path, body, key);
        expect(new Map(quantities(updated))).toEqual(
          new Map([
            [jersey, 1],
            [kettle, 3],
          ]),
        );
        const { body: checkout } = await server.rest('POST', '/checkout-sessions', cartId, key);
        expect(checkout.id).toBe(created.body.id.replace('cart', 'checkout'));
      }
      // A second new cart is nobody's: the agent knows the id of the last answer.
      const made = [await business.rest('POST', '/carts', body, key), await other.rest('POST', '/carts', body, key)];
      expect(quantities(made[1]!)).toEqual(quantities(made[0]!));
      expect((await business.rest('POST', `${path}/cancel`, {}, key)).body.ucp.status).toBe('success');
      expect((await other.rest('POST', `${path}/cancel`, {}, key)).body).toMatchObject(notFound);
      expect([...business.errors, ...other.errors]).toEqual([]);
    },
  );

  it('checkout/mcp: completing and canceling need a key', async () => {
    const { business, created } = await withCart('shopify_graphql');
    const { body } = await business.tool('cancel_cart', { id: created.body.id });
    expect(body.error.code).toBe(-32602);
  });
});
