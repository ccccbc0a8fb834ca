import { describe, expect, it } from 'vitest';
import { flavours } from '../../model/flavours.js';
import { mistakesOf } from '../testing/validate.js';
import { callCatalog, openBusiness, type Json } from '../testing/openBusiness.js';
import { versions } from '../versions.js';

describe.each(flavours)('the catalog on $name', ({ name: flavour }) => {
  it.each(versions)('answers in the shapes of %s, by REST and by MCP alike', async (version) => {
    const business = await openBusiness(flavour);
    const inputs = {
      search: { query: 'jersey', pagination: { limit: 3 } },
      lookup: { ids: ['enamel-kettle', 'no-such-thing'] },
      product: { id: 'merino-jersey' },
    } as const;
    for (const operation of ['search', 'lookup', 'product'] as const) {
      const rest = await callCatalog(business, 'REST', operation, inputs[operation], version);
      expect(rest.status).toBe(200);
      expect(mistakesOf(operation, version, rest.body)).toEqual([]);
      expect(rest.body.ucp).toMatchObject({ version, status: 'success' });
      expect(rest.headers.has('set-cookie')).toBe(false);
      expect((await callCatalog(business, 'MCP', operation, inputs[operation], version)).body).toEqual(rest.body);
    }
    expect(business.errors).toEqual([]);
  });

  it('search § Pagination: goes through all products by cursor, ten at a time', async () => {
    const business = await openBusiness(flavour);
    const seen: string[] = [];
    let cursor: string | undefined;
    let pages = 0;
    do {
      const { body } = await business.rest('POST', '/catalog/search', {
        filters: { categories: ['bikes'] },
        pagination: { ...(cursor && { cursor }), limit: 4 },
      });
      expect(body.products.length).toBeLessThanOrEqual(4);
      seen.push(...body.products.map(({ id }: { id: string }) => id));
      cursor = body.pagination.cursor;
      pages += 1;
    } while (cursor && pages < 20);
    expect(pages).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(seen.length);
    const { body } = await business.rest('POST', '/catalog/search', { filters: { categories: ['bikes'] } });
    expect(body.products).toHaveLength(Math.min(10, seen.length));
  });

  it('search § Price Filter: keeps both bounds, in minor units', async () => {
    const business = await openBusiness(flavour);
    const { body } = await business.rest('POST', '/catalog/search', {
      query: 'jersey',
      filters: { price: { min: 1000, max: 12000 } },
    });
    expect(body.products.length).toBeGreaterThan(0);
    for (const product of body.products) {
      expect(product.price_range.min.amount).toBeLessThanOrEqual(12000);
      expect(product.price_range.max.amount).toBeGreaterThanOrEqual(1000);
    }
    const none = await business.rest('POST', '/catalog/search', { query: 'jersey', filters: { price: { max: 1 } } });
    expect(none.body.products).toEqual([]);
  });

  it('lookup § Client Correlation: each variant names the ids that it answers, each product comes once', async () => {
    const business = await openBusiness(flavour);
    const { body: detail } = await callCatalog(business, 'REST', 'product', { id: 'merino-jersey' });
    const [first, second] = detail.product.variants;
    expect(second).toBeUndefined();
    const ids = ['merino-jersey', first.id, first.id, 'enamel-kettle', 'gone', 'merino-jersey:gone'];
    const { body } = await callCatalog(business, 'REST', 'lookup', { ids });
    const byId = new Map<string, Json>(body.products.map((product: { id: string }) => [product.id, product]));
    expect([...byId.keys()].sort()).toEqual(['enamel-kettle', 'merino-jersey']);
    const jersey = byId.get('merino-jersey');
    expect(jersey.variants.flatMap(({ inputs }: { inputs: unknown[] }) => inputs)).toEqual(
      expect.arrayContaining([
        { id: 'merino-jersey', match: 'featured' },
        { id: first.id, match: 'exact' },
      ]),
    );
    expect(body.messages.map(({ content }: { content: string }) => content)).toEqual(['gone', 'merino-jersey:gone']);
  });

  it('get_product § Resolution Behavior: the variant of a variant id is first, and decides the selection', async () => {
    const business = await openBusiness(flavour);
    const { body: search } = await callCatalog(business, 'REST', 'search', { query: 'jersey' });
    const product = search.products.find(({ variants }: { variants: unknown[] }) => variants.length > 2);
    const last = product.variants.at(-1);
    const { body } = await callCatalog(business, 'REST', 'product', {
      id: last.id,
      selected: product.variants[0].options,
    });
    expect(body.product.variants[0].id).toBe(last.id);
    expect(body.product.selected).toEqual(last.options);
  });

  it('get_product § Option Selection: narrows the variants, marks values, gives up the last preference', async () => {
    const business = await openBusiness(flavour);
    const { body: search } = await callCatalog(business, 'REST', 'search', { query: 'jersey' });
    const product = search.products.find(({ options = [] }: { options: unknown[] }) => options.length > 1);
    const [one, other] = product.options;
    const selected = [{ name: one.name, label: one.values[0].label }];
    const { body } = await callCatalog(business, 'REST', 'product', { id: product.id, selected });
    expect(body.product.selected).toMatchObject(selected);
    for (const variant of body.product.variants)
      expect(variant.options).toEqual(expect.arrayContaining([expect.objectContaining(selected[0]!)]));
    expect(body.product.options[1].values[0]).toMatchObject({ exists: expect.any(Boolean) });

    const impossible = [...selected, { name: other.name, label: 'No such value' }];
    const relaxed = await callCatalog(business, 'REST', 'product', { id: product.id, selected: impossible });
    expect(relaxed.body.product.selected).toMatchObject(selected);
  });

  it('uses the buyer’s country, and ignores hints that no shop knows', async () => {
    const business = await openBusiness(flavour);
    const context = { address_country: 'ZZ', language: 'xx-Unknown', currency: 'nonsense', intent: 'a gift' };
    const { status, body } = await callCatalog(business, 'REST', 'search', { query: 'jersey', context });
    expect(status).toBe(200);
    expect(body.products.length).toBeGreaterThan(0);
    expect(business.errors).toEqual([]);
  });

  it('answers 503 with a time to wait while the platform fails', async () => {
    const business = await openBusiness(flavour);
    await business.control.fail({ fault: 'status=503' });
    const { status, headers, body } = await callCatalog(business, 'REST', 'product', { id: 'enamel-kettle' });
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'unavailable' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
