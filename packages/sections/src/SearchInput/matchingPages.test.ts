import { expect, it } from 'vitest';
import { matchingPages } from './matchingPages.js';

const page = (label: string) => ({ label, href: `/${label}`, group: 'Shop' });
const pages = ['Bikes', 'Parts and accessories', 'Sécateurs', 'Skerry'].map(page);
const found = (text: string) => matchingPages(pages, text).map(({ label }) => label);

it('finds pages by the beginnings of their words', () => {
  expect(found('bi')).toEqual(['Bikes']);
  expect(found('ACC part')).toEqual(['Parts and accessories']);
  expect(found('secat')).toEqual(['Sécateurs']);
  expect(found('s')).toEqual(['Sécateurs', 'Skerry']);
});

it('finds none without a word, or by the middle of one', () => {
  expect(found('  ')).toEqual([]);
  expect(found('ikes')).toEqual([]);
  expect(found('bikes and more')).toEqual([]);
});
