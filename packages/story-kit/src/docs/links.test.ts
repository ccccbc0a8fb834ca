import { afterEach, expect, test, vi } from 'vitest';
import { withLinks } from './links.js';

afterEach(() => vi.unstubAllGlobals());

test('names of pages become links, but not in code', () => {
  const entries = { cart: { id: 'cart--docs', title: 'Sections/Cart/Cart', type: 'docs' } };
  vi.stubGlobal('window', { __STORYBOOK_PREVIEW__: { storyStoreValue: { storyIndex: { entries } } } });
  const code = '```tsx\n/** Inside a `Cart`. */\n```';
  expect(withLinks(`Use a \`Cart\`.\n\n${code}`)).toBe(`Use a [\`Cart\`](?path=/docs/cart--docs).\n\n${code}`);
  expect(withLinks('The `Cart` and a `Button`', 'Cart')).toBe('The `Cart` and a `Button`');
});
