import { expect, test } from 'vitest';
import { orderView } from '../../protocols/big_commerce/orderViews.js';
import { origin, testSandbox } from '../../testing/client.js';
import { testShop } from '../../testing/fixture.js';
import type { TaxData } from '../data.js';
import type { OrderRecord } from '../records.js';
import { subtotalOf } from './order.js';
import { addedTax, taxOfLines } from './tax.js';
import { totalRows } from './totals.js';

/** Numbers below 1 in the same order in each run. */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ; seed = (seed * 16_807) % 2_147_483_647) yield seed / 2_147_483_647;
}

const address = { firstName: 'A', lastName: 'B', address1: 'C', city: 'D', countryCode: 'US' };
const drawn = numbers();
const whole = (below: number) => Math.floor(drawn.next().value * below);

function someOrder(tax: TaxData | undefined, currencyCode: string): OrderRecord {
  const lines = Array.from({ length: 1 + whole(5) }, (_, index) => {
    const [price, quantity] = [whole(90_000), 1 + whole(4)];
    const discount = whole(2) === 0 ? whole(price) : undefined;
    return { sku: `${index}`, title: 'x', quantity, price, ...(discount !== undefined && { discount }) };
  });
  const off = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  const [subtotal, shipping, ofLines] = [subtotalOf(lines), whole(3) * 700, taxOfLines(lines, tax)];
  return {
    ...{ token: 'x', number: 1001, email: 'a@example.com', address, lines, currencyCode, subtotal, shipping },
    ...(off > 0 && { discounts: [{ code: 'OFF', minor: off }] }),
    ...(ofLines && { tax: ofLines }),
    total: subtotal + shipping + addedTax(ofLines),
    fulfillment: 'unfulfilled',
    placedAt: '2026-11-26T10:00:00Z',
  };
}

const numberIn = (text: string) => Number(text.replace(/[^\d.-]/g, ''));

test.each<TaxData | undefined>([
  undefined,
  { rate: 0.09375, isIncluded: true },
  { rate: 0.09375, isIncluded: false },
  { rate: 0.2, isIncluded: true },
  { rate: 1 / 3, isIncluded: false },
])("the rows of an order and BigCommerce's sums add up to its total: tax %o", (tax) => {
  const { shop } = testSandbox({ data: { ...testShop, ...(tax && { tax }) } });
  for (let count = 0; count < 200; count++) {
    const order = someOrder(tax, count % 4 === 0 ? 'JPY' : 'USD');
    const rows = totalRows(order);
    const end = rows.findIndex(({ isTotal }) => isTotal);
    const sum = rows.slice(0, end).reduce((total, { amount }) => total + (numberIn(amount) || 0), 0);
    expect(sum).toBeCloseTo(numberIn(rows[end]!.amount), 5);
    expect(rows.slice(end + 1).map(({ label }) => label)).toEqual(tax?.isIncluded ? ['Includes tax'] : []);
    expect(rows.some(({ label }) => label === 'Tax')).toBe(tax?.isIncluded === false);

    const view = orderView(order, { shop, origin });
    for (const part of ['subtotal', 'shipping_cost', 'total'] as const)
      expect(Number(view[`${part}_ex_tax`]) + Number(view[`${part}_tax`])).toBeCloseTo(Number(view[`${part}_inc_tax`]));
    expect(Number(view.total_inc_tax)).toBeCloseTo(numberIn(rows[end]!.amount), 5);
    const [goods, delivery, added] = view.is_tax_inclusive_pricing
      ? [view.subtotal_inc_tax, view.shipping_cost_inc_tax, 0]
      : [view.subtotal_ex_tax, view.shipping_cost_ex_tax, view.total_tax];
    expect(Number(goods) - Number(view.coupon_discount) + Number(delivery) + Number(added)).toBeCloseTo(
      Number(view.total_inc_tax),
    );
  }
});
