import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entitiesOf } from './entities.js';

test('the interfaces of a source file', () => {
  const source = `
/** An amount. */
export interface Money {
  /** A decimal number:
   * '1234.5' */
  amount: string;
  currencyCode?: string;
}

export interface Line extends Omit<Money, 'symbol'> {
  chosen?: { name: string; value: string }[];
  text: {
    long: boolean;
  };
}
`;
  expect(entitiesOf(source)).toEqual([
    {
      name: 'Money',
      note: 'An amount.',
      fields: [
        { name: 'amount', type: 'string', isOptional: false, note: "A decimal number: '1234.5'" },
        { name: 'currencyCode', type: 'string', isOptional: true, note: '' },
      ],
    },
    {
      name: 'Line',
      base: 'Money',
      note: '',
      fields: [
        { name: 'chosen', type: '{ name: string; value: string }[]', isOptional: true, note: '' },
        { name: 'text', type: '{ long: boolean; }', isOptional: false, note: '' },
      ],
    },
  ]);
});

test('spec §3: the entities of the common shape are in the model', () => {
  const file = new URL('../../packages/commerce/src/model/entities.ts', import.meta.url);
  const entities = new Map(entitiesOf(readFileSync(file, 'utf8')).map((entity) => [entity.name, entity]));
  const fields = (name: string) => entities.get(name)?.fields.map((field) => field.name);
  expect([...entities.keys()]).toEqual(
    expect.arrayContaining(
      'Product Variant ProductOption MediaItem Collection InventoryRecord Customer Address Order OrderProduct Registration CartItem MenuLink'.split(
        ' ',
      ),
    ),
  );
  expect(fields('Product')).toEqual(
    expect.arrayContaining(
      'id name slug description descriptionHtml media variants options inventoryTracking thumbnail metaTitle metaDescription _originalPlatform'.split(
        ' ',
      ),
    ),
  );
  expect(fields('Variant')).toEqual(expect.arrayContaining('id name storefrontId price sku optionValues'.split(' ')));
  expect(fields('Order')).toEqual(
    expect.arrayContaining(
      'id name financialStatus fulfillmentStatus processedAt subtotalPrice totalShippingPrice totalPrice products'.split(
        ' ',
      ),
    ),
  );
});
