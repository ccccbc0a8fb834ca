import { describe, expect, test } from 'vitest';
import { testShop } from '../../testing/fixture.js';
import {
  addLines,
  largestQuantity,
  maxLines,
  removeLines,
  settleLines,
  updateLines,
  type LineChange,
  type LineToAdd,
} from './cart.js';
import { createCatalog } from '../catalog/catalog.js';
import type { CartLine } from '../records.js';

const catalog = createCatalog(testShop);

const line = (id: string, sku: string, quantity: number, attributes: CartLine['attributes'] = []): CartLine => ({
  id,
  sku,
  quantity,
  attributes,
});

const wanted = (sku: string, quantity: number, attributes: LineToAdd['attributes'] = []): LineToAdd => ({
  variant: catalog.variant(sku),
  quantity,
  attributes,
});

const engraved = { key: 'Engraving', value: 'Ada' };

let count = 0;
const add = (lines: CartLine[], ...additions: LineToAdd[]) => addLines(lines, additions, () => `new-${++count}`);

const result = (change: LineChange) =>
  'problems' in change
    ? change.problems.map(({ reason, index }) => `${index} ${reason}`)
    : change.lines.map(({ sku, quantity }) => `${sku} ${quantity}`);

describe('adding lines', () => {
  test('creates a line for each new variant, the newest last', () => {
    expect(result(add([line('a', 'BELL', 1)], wanted('OIL', 2)))).toEqual(['BELL 1', 'OIL 2']);
  });

  test('adds to the line of the same variant and attributes, in any order', () => {
    const gift = { key: 'Gift', value: 'yes' };
    const lines = [line('a', 'BELL', 1, [engraved, gift])];
    expect(add(lines, wanted('BELL', 2, [gift, engraved]))).toEqual({ lines: [{ ...lines[0], quantity: 3 }] });
    expect(result(add(lines, wanted('BELL', 2)))).toEqual(['BELL 1', 'BELL 2']);
  });

  test('merges lines that are named twice', () => {
    expect(result(add([], wanted('OIL', 1), wanted('OIL', 1)))).toEqual(['OIL 2']);
  });

  test.each<[string, LineToAdd[], string[]]>([
    ['an unknown variant', [wanted('BELL', 1), wanted('CAR', 1)], ['1 unknown-variant']],
    ['no piece', [wanted('BELL', 0)], ['0 not-positive']],
    ['less than none', [wanted('BELL', -1)], ['0 not-positive']],
    ['more than anybody can want', [wanted('OIL', largestQuantity + 1)], ['0 too-large']],
    ['less than the minimum', [wanted('TAPE', 1)], ['0 below-minimum']],
    ['more than the maximum', [wanted('TAPE', 12)], ['0 above-maximum']],
    ['an uneven number of what comes in pairs', [wanted('TAPE', 3)], ['0 off-increment']],
    ['the maximum with what is there', [wanted('TAPE', 8), wanted('TAPE', 4)], ['1 above-maximum']],
  ])('refuses %s, and everything else in the call', (_, additions, problems) => {
    expect(result(add([], ...additions))).toEqual(problems);
  });

  test('refuses more lines than the maximum of a cart', () => {
    const many = Array.from({ length: maxLines + 1 }, (_, index) =>
      wanted('OIL', 1, [{ key: 'number', value: String(index) }]),
    );
    expect(result(add([], ...many))).toEqual([`${maxLines} too-many-lines`]);
  });
});

describe('updating lines', () => {
  const lines = [line('a', 'BELL', 1), line('b', 'TAPE', 2), line('c', 'BELL', 1, [engraved])];
  const update = (...updates: Parameters<typeof updateLines>[1]) => result(updateLines(lines, updates, catalog));

  test('sets the quantity', () => expect(update({ id: 'b', quantity: 4 })).toEqual(['BELL 1', 'TAPE 4', 'BELL 1']));
  test('removes at 0, for any minimum', () => expect(update({ id: 'b', quantity: 0 })).toEqual(['BELL 1', 'BELL 1']));
  test('changes the variant in place', () =>
    expect(update({ id: 'a', variant: catalog.variant('OIL')! })).toEqual(['OIL 1', 'TAPE 2', 'BELL 1']));
  test('merges with a line that becomes the same', () =>
    expect(update({ id: 'c', attributes: [] })).toEqual(['TAPE 2', 'BELL 2']));

  test.each<[string, Parameters<typeof updateLines>[1][number], string]>([
    ['a line that is not there', { id: 'z', quantity: 1 }, '0 unknown-line'],
    ['a variant that is not there', { id: 'a', variant: null }, '0 unknown-variant'],
    ['less than none', { id: 'a', quantity: -1 }, '0 not-positive'],
    ['less than the minimum', { id: 'b', quantity: 1 }, '0 below-minimum'],
    ['a variant whose minimum is higher', { id: 'a', variant: catalog.variant('TAPE')! }, '0 off-increment'],
  ])('refuses %s', (_, change, problem) => expect(update(change)).toEqual([problem]));
});

describe('removing lines', () => {
  const lines = [line('a', 'BELL', 1), line('b', 'OIL', 2)];
  test('removes them', () => expect(result(removeLines(lines, ['a', 'b']))).toEqual([]));
  test('refuses a missing one, and removes none', () =>
    expect(result(removeLines(lines, ['a', 'z']))).toEqual(['1 unknown-line']));
});

describe('settling lines', () => {
  const stock: Record<string, number> = { BELL: 3, TAPE: 5, GONE: 0 };
  const settle = (...lines: CartLine[]) => {
    const { lines: settled, notices } = settleLines(lines, catalog, ({ data }) => stock[data.sku]);
    return {
      lines: settled.map(({ sku, quantity }) => `${sku} ${quantity}`),
      notices: notices.map(({ reason, line: { id } }) => `${id} ${reason}`),
    };
  };

  test('keeps lines that are in stock or not counted', () => {
    const lines = [line('a', 'BELL', 3), line('b', 'OIL', 999)];
    expect(settleLines(lines, catalog, ({ data }) => stock[data.sku])).toEqual({ lines, notices: [] });
  });

  test('lowers to the remaining stock, in steps of the increment', () =>
    expect(settle(line('a', 'BELL', 4), line('b', 'TAPE', 6))).toEqual({
      lines: ['BELL 3', 'TAPE 4'],
      notices: ['a not-enough-stock', 'b not-enough-stock'],
    }));

  test('keeps a sold-out line at 0 for the shopper to see', () =>
    expect(settle(line('a', 'GONE', 2))).toEqual({ lines: ['GONE 0'], notices: ['a out-of-stock'] }));

  test('shares the stock among lines of the same variant', () =>
    expect(settle(line('a', 'BELL', 2), line('b', 'BELL', 2, [engraved]))).toEqual({
      lines: ['BELL 2', 'BELL 1'],
      notices: ['b not-enough-stock'],
    }));

  test('drops variants that the shop no longer sells', () =>
    expect(settle(line('a', 'CAR', 1), line('b', 'OIL', 1))).toEqual({ lines: ['OIL 1'], notices: [] }));
});
