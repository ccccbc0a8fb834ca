import { expect, test } from 'vitest';
import { wholeCode } from './wholeCode.js';

const exported = {
  '@vitrine/components': ['Button', 'HStack', 'Price'],
  '@vitrine/components/icons': ['CheckIcon'],
  '@vitrine/sections': ['ProductTile'],
};

test('elements get their imports, and a component around them', () => {
  expect(wholeCode('<Button size="sm">Send</Button>', exported)).toBe(
    'import { Button } from \'@vitrine/components\';\n\nexport const Example = () => <Button size="sm">Send</Button>;\n',
  );
  expect(wholeCode('<HStack>\n  <Button iconBefore={<CheckIcon />}>Send</Button>\n</HStack>', exported)).toBe(
    `import { Button, HStack } from '@vitrine/components';
import { CheckIcon } from '@vitrine/components/icons';

export const Example = () => (
  <HStack>
    <Button iconBefore={<CheckIcon />}>Send</Button>
  </HStack>
);
`,
  );
});

test('several elements get a fragment', () => {
  expect(wholeCode('<Button />\n<Button />', exported)).toContain('(\n  <>\n    <Button />\n    <Button />\n  </>\n);');
});

test('data of the page becomes props, with their types', () => {
  const given = { component: 'ProductTile', props: ['product'] };
  expect(wholeCode('<ProductTile product={product} />', exported, given)).toBe(
    `import type { ComponentProps } from 'react';
import { ProductTile } from '@vitrine/sections';

export const Example = ({ product }: ComponentProps<typeof ProductTile>) => <ProductTile product={product} />;
`,
  );
});

test('code with its own imports stays unchanged', () => {
  const code = "import { Button } from '@vitrine/components';\n<Button />";
  expect(wholeCode(code, exported)).toBe(code);
});
