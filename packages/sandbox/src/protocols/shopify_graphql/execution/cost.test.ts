import { getIntrospectionQuery } from 'graphql';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../../sandbox.js';
import { send, type GraphQLAnswer } from '../../../testing/client.js';
import { maxCost } from './cost.js';

const sandbox = createSandbox();

const nested = (levels: number, field: (inner: string) => string, innermost: string): string =>
  levels === 0 ? innermost : field(nested(levels - 1, field, innermost));

/** From a product to its variant and back, one item each time. */
const there = (inner: string) => `selectedOrFirstAvailableVariant { product { ${inner} } }`;

const pages = (levels: number, size: string) =>
  nested(
    levels,
    (inner) => `products(first: ${size}) { nodes { collections(first: 1) { nodes { ${inner} } } } }`,
    'id',
  );

const refusal = ({ data, errors }: GraphQLAnswer<unknown>) => {
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
  return errors?.[0];
};

describe('the depth of a query', () => {
  test("can reach the platform's limit", async () => {
    expect(await send(sandbox, `{ product(handle: "floor-pump") { ${nested(9, there, 'title')} } }`)).toHaveProperty(
      'data.product',
    );
    expect(
      refusal(await send(sandbox, `{ product(handle: "floor-pump") { ${nested(9, there, 'seo { title }')} } }`))
        ?.message,
    ).toBe('Query has depth of 21, which exceeds max depth of 20');
  });

  test('counts the content of fragments', async () => {
    const query = `{ product(handle: "floor-pump") { ${nested(5, there, '...More')} } }
      fragment More on Product { ${nested(5, there, 'title')} }`;
    expect(refusal(await send(sandbox, query))?.message).toBe('Query has depth of 22, which exceeds max depth of 20');
  });

  test.each([1_000, 3_000])('of %i levels is refused', async (levels) => {
    const query = nested(levels, (inner) => `{ a ${inner} }`, '{ id }');
    expect(refusal(await send(sandbox, query))?.message).toMatch(
      /^Query has depth of \d+, which exceeds max depth of 20$/,
    );
  });

  test('of values is also limited', async () => {
    const query = `{ product(handle: ${'['.repeat(3_000)}${']'.repeat(3_000)}) { id } }`;
    expect(refusal(await send(sandbox, query))?.message).toMatch(/exceeds max depth/);
  });
});

describe('the cost of a query', () => {
  test('is limited before any data is read', async () => {
    const query = `{ collections(first: 250) { nodes { products(first: 250) { nodes { collections(first: 250) { nodes { title } } } } } } }`;
    // It would read 15 million collections, and this test would not end.
    const error = refusal(await send(sandbox, query));
    expect(error).toMatchObject({
      message: 'Complexity exceeded',
      extensions: { code: 'MAX_COMPLEXITY_EXCEEDED', maxCost },
    });
    expect((error?.extensions as { cost: number }).cost).toBeGreaterThan(250 ** 3);
  });

  test('counts pages by their variables, of any value', async () => {
    const query = `query($n: Int!) { ${pages(1, '$n')} }`;
    expect(await send(sandbox, query, { n: 250 })).toHaveProperty('data.products');
    const twice = `query($n: Int!) { collections(first: $n) { nodes { ${pages(2, '$n')} } } }`;
    expect(await send(sandbox, twice, { n: 5 })).toHaveProperty('data.collections');
    expect(refusal(await send(sandbox, twice, { n: 250 }))?.message).toBe('Complexity exceeded');
  });

  test('counts no more variants and pictures of a product than the maximum', async () => {
    const asking = (list: string, fields: string) =>
      `{ products(first: 250) { nodes { ${list}(first: 250) { nodes { ${fields} } } } } }`;
    expect(await send(sandbox, asking('variants', 'id title sku barcode weight'))).toHaveProperty('data.products');
    expect(await send(sandbox, asking('images', 'id url altText width height'))).toHaveProperty('data.products');
    const ten = 'id title handle updatedAt description descriptionHtml onlineStoreUrl a: id b: id c: id';
    expect(refusal(await send(sandbox, asking('collections', ten)))?.message).toBe('Complexity exceeded');
  });

  test('counts a fragment at each use', async () => {
    const fragments = Array.from(
      { length: 17 },
      (_, index) => `fragment F${index} on MenuItem { a: items { ...F${index + 1} } b: items { ...F${index + 1} } }`,
    );
    const query = `{ menu(handle: "main-menu") { items { ...F0 } } } ${fragments.join(' ')} fragment F17 on MenuItem { id }`;
    expect(refusal(await send(sandbox, query))?.message).toBe('Complexity exceeded');
  });

  test('allows introspection, but not in circles', async () => {
    expect(await send(sandbox, getIntrospectionQuery())).toHaveProperty('data.__schema');
    const circles = `{ __schema { types { ${nested(5, (inner) => `fields { type { ${inner} } }`, 'name')} } } }`;
    const { data, errors } = await send(sandbox, circles);
    expect([data, errors?.[0]?.extensions?.code]).toEqual([undefined, 'MAX_COMPLEXITY_EXCEEDED']);
  });
});
