import { expect, test } from 'vitest';
import { pageControlsOf, withPageControls } from './pageControls.js';

type Enhanced = Parameters<typeof withPageControls>[0];

const argTypesOf = (title: string, argTypes = {}) => withPageControls({ title, argTypes } as unknown as Enhanced);

test('the story of a whole page has controls of its platform, failures and texts', () => {
  expect(Object.keys(argTypesOf('Pages/Product'))).toEqual(['platform', 'failures', 'texts']);
  expect(argTypesOf('Pages/Product')).toMatchObject({
    platform: { options: expect.arrayContaining(['big_commerce']) },
  });
  expect(argTypesOf('Actions/Button')).toEqual({});
});

test('an own arg type of a page wins', () => {
  expect(argTypesOf('Pages/Product', { texts: { name: 'own' } })).toMatchObject({ texts: { name: 'own' } });
});

test('only controls that are set count, and only on pages', () => {
  const args = { slug: 'lane-one', platform: undefined, failures: 'down' as const };
  expect(pageControlsOf({ title: 'Pages/Product', args })).toEqual({ failures: 'down' });
  expect(pageControlsOf({ title: 'Sections/Product/ProductBox', args })).toEqual({});
});
