import { beforeEach, expect, test } from 'vitest';
import { bigCommerceClient } from '../../testing/bigCommerce.js';
import { testSandbox } from '../../testing/client.js';
import { testShopWithCustomers } from '../../testing/fixture.js';

let ask: ReturnType<typeof bigCommerceClient>;
beforeEach(() => {
  const now = () => new Date('2026-06-01T12:00:00Z');
  ask = bigCommerceClient(testSandbox({ data: testShopWithCustomers, shopUrl: 'https://front.test', now }));
});

interface Metafield {
  id: number;
  key: string;
  namespace: string;
}

const path = '/v3/customers/1/metafields';
const field = { permission_set: 'app_only', namespace: 'shop', key: 'size', value: 'M' };

const keysOf = async (query = '') => (await ask<Metafield[]>('GET', path + query)).data.map(({ key }) => key);

test('a metafield is created, found by its names, and deleted', async () => {
  const { data } = await ask<Metafield[]>('POST', path, field);
  expect(data).toMatchObject([{ ...field, description: '', resource_type: 'customer', resource_id: 1 }]);
  await ask('POST', path, { ...field, namespace: 'other', key: 'color' });
  expect(await keysOf()).toEqual(['size', 'color']);
  expect(await keysOf('?direction=desc')).toEqual(['color', 'size']);
  expect(await keysOf('?namespace=shop')).toEqual(['size']);
  expect(await keysOf('?namespace:in=shop,other&key=color')).toEqual(['color']);
  const own = `${path}/${data[0]!.id}`;
  expect((await ask<Metafield>('GET', own)).data).toMatchObject(field);
  expect((await ask('DELETE', own)).status).toBe(204);
  expect((await ask('DELETE', own)).status).toBe(404);
  expect(await keysOf()).toEqual(['color']);
});

test('a metafield belongs to its customer', async () => {
  const { data } = await ask<Metafield[]>('POST', path, field);
  expect((await ask('GET', `/v3/customers/2/metafields/${data[0]!.id}`)).status).toBe(404);
  expect((await ask('GET', '/v3/customers/999/metafields')).status).toBe(404);
});

test('a metafield is refused twice, without a value, with too long a name, and beyond fifty', async () => {
  const send = async (more: object) => (await ask('POST', path, { ...field, ...more })).status;
  expect(await send({})).toBe(200);
  expect(await send({})).toBe(409);
  expect(await send({ key: 'other', value: undefined })).toBe(422);
  expect(await send({ key: 'x'.repeat(65) })).toBe(422);
  expect(await send({ key: 'other', permission_set: 'all' })).toBe(422);
  for (let count = 2; count <= 50; count++) expect(await send({ key: String(count) })).toBe(200);
  expect(await send({ key: 'other' })).toBe(422);
});
