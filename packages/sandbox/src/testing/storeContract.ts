import { expect, test } from 'vitest';
import type { MailRecord } from '../shop/records.js';
import type { Store } from '../shop/store.js';

const mail = (id: string, text = ''): MailRecord => ({ id, to: 'a@b.c', subject: '', text, sentAt: '' });

/** Tests the behaviour of every store. */
export function testStore(open: () => Store): void {
  test('finds stored records, and nothing else', () => {
    const store = open();
    store.put('mail', '1', mail('1'));
    store.put('stock', 'BELL', 0);
    expect(store.get('mail', '1')).toEqual(mail('1'));
    expect(store.get('mail', '2')).toBeUndefined();
    expect(store.get('cart', '1')).toBeUndefined();
    expect(store.get('stock', 'BELL')).toBe(0);
  });

  test('lists a kind in the order of the first storing', () => {
    const store = open();
    for (const id of ['2', '1', '3']) store.put('mail', id, mail(id));
    store.put('mail', '2', mail('2', 'changed'));
    expect(store.all('mail').map(({ id, text }) => id + text)).toEqual(['2changed', '1', '3']);
    expect(store.count('mail')).toBe(3);
    expect(store.all('order')).toEqual([]);
    expect(store.count('order')).toBe(0);
  });

  test('lists a customer’s records, in their current state', () => {
    const store = open();
    for (const [id, customerId] of [
      [3, 7],
      [1, 8],
      [2, 7],
    ] as const)
      store.put('address', String(id), { id, customerId });
    expect(store.ofCustomer('address', 7).map(({ id }) => id)).toEqual([3, 2]);
    store.put('address', '3', { id: 3, customerId: 8 });
    expect(store.ofCustomer('address', 7)).toEqual([{ id: 2, customerId: 7 }]);
    expect(store.ofCustomer('order', 7)).toEqual([]);
    const field = { id: 1, customerId: 7, namespace: 'shop', key: 'size', value: 'M', permissionSet: 'app_only' };
    store.put('metafield', '1', { ...field, description: '', createdAt: '', updatedAt: '' });
    expect(store.ofCustomer('metafield', 7).map(({ id }) => id)).toEqual([1]);
  });

  test('clears one kind', () => {
    const store = open();
    store.put('mail', '1', mail('1'));
    store.put('stock', 'BELL', 1);
    store.clear('mail');
    expect(store.all('mail')).toEqual([]);
    expect(store.get('stock', 'BELL')).toBe(1);
  });

  test('deletes one record, and nothing else', () => {
    const store = open();
    for (const id of ['1', '2', '3']) store.put('mail', id, mail(id));
    store.delete('mail', '2');
    store.delete('mail', 'none');
    expect(store.all('mail').map(({ id }) => id)).toEqual(['1', '3']);
    expect(() =>
      store.transaction(() => {
        store.put('mail', '4', mail('4'));
        store.delete('mail', '1');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(store.all('mail').map(({ id }) => id)).toEqual(['1', '3']);
  });

  test('makes all changes of a transaction, or none', () => {
    const store = open();
    store.put('stock', 'BELL', 1);
    store.put('mail', '1', mail('1'));
    expect(store.transaction(() => (store.put('stock', 'OIL', 2), 'done'))).toBe('done');
    expect(() =>
      store.transaction(() => {
        store.put('stock', 'BELL', 5);
        store.put('stock', 'TAPE', 5);
        store.clear('mail');
        store.put('mail', '2', mail('2'));
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(['BELL', 'OIL', 'TAPE'].map((sku) => store.get('stock', sku))).toEqual([1, 2, undefined]);
    expect(store.all('mail')).toEqual([mail('1')]);
    store.put('stock', 'TAPE', 9);
    expect(store.get('stock', 'TAPE')).toBe(9);
  });
}
