import { allDocs } from '@vitrine/story-kit/all-docs';
import { expect, test } from 'vitest';
import { componentPages } from '../.storybook/componentPages.js';

const pages = componentPages();

test('pages whose code is the printed code of their first story', () => {
  const printed = pages.filter(({ name }) => !allDocs.get(name)?.code);
  expect(printed.map(({ group, name }) => `${group}/${name}`)).toEqual([]);
});

test.each(pages.flatMap(({ name }) => (allDocs.get(name)?.code ? [[name, allDocs.get(name)!.code!] as const] : [])))(
  'the code of %s is whole, and its handlers do something',
  (_, code) => {
    expect(code).toMatch(/^(import .*|\}) from '@vitrine\//m);
    expect(code).not.toMatch(/=> \{\}/);
  },
);
