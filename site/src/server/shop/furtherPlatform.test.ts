import { expect, test, vi } from 'vitest';
import { createMemorySession } from '@vitrine/commerce/server';
import { addToy } from '../../../../packages/commerce/src/testing/toy/addToy';

test('the shop runs on a platform after its rows are added', async () => {
  vi.resetModules();
  addToy();
  vi.stubEnv('COMMERCE_PLATFORM', 'toy');
  const { isOnSandbox } = await import('../environment/variables');
  expect(isOnSandbox()).toBe(true);
  vi.stubEnv('TOY_URL', 'https://toy.example');
  expect(isOnSandbox()).toBe(false);
  const { sitePolicy } = await import('../../policy');
  expect(sitePolicy).toContain('https://cdn.shopify.com');
  expect(sitePolicy).toContain('https://pictures.toy.example');
  const { commerceFor } = await import('./commerce');
  const shop = commerceFor(createMemorySession());
  expect(shop.platform).toBe('toy');
  expect(await shop.catalog.product('merino-jersey')).toMatchObject({ name: 'Merino Jersey' });
});
