import { expect, test } from 'vitest';
import { addToy } from '../../packages/commerce/src/testing/toy/addToy.js';

addToy();
const { platformToolbar } = await import('@vitrine/story-kit/toolbar');
const { matrixOf } = await import('./states.js');

test('the toolbar and the table of states offer a platform after its rows are added', () => {
  expect(platformToolbar.toolbar.items).toContainEqual({ value: 'toy', title: 'Toy' });
  const entry = { id: 'sections-cart-cart--empty', type: 'story', title: 'Sections/Cart/Cart', name: 'Empty' };
  expect(matrixOf([entry], {}, [])[0]?.rows[0]?.cells).toContainEqual({
    platform: 'toy',
    title: 'Toy',
    href: './?path=/story/sections-cart-cart--empty&globals=platform:toy',
    outcome: 'unrecorded',
    passed: 'not recorded',
  });
});
