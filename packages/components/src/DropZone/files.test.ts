import type { DropItem } from 'react-aria/useDrop';
import { expect, test } from 'vitest';
import { fileMessages } from '../fileMessages.js';
import { filesIn, hasType, sizeText, sortFiles, typeNames } from './files.js';

const file = (name: string, type = '', size = 1) => new File(['x'.repeat(size)], name, { type });
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

test.each([
  ['photo.PNG', 'image/png', ['image/*'], true],
  ['photo.png', 'image/png', ['image/jpeg'], false],
  ['list.PDF', '', ['.pdf'], true],
  ['list.pdf', 'application/pdf', ['application/pdf'], true],
  ['pdf', '', ['.pdf'], false],
  ['image', 'imagery/x', ['image/*'], false],
  ['a.txt', 'text/plain', [' .TXT '], true],
])('%s (%s) has one of the types %j: %j', (name, type, accepted, is) => {
  expect(hasType(file(name, type), accepted)).toBe(is);
});

test.each([
  [['image/*', 'application/pdf'], 'en-US', 'images or PDF'],
  [['.png', 'image/png', 'image/svg+xml', 'application/x-zip'], 'en-US', 'PNG, SVG, or ZIP'],
  [['.docx', '.odt'], 'de-DE', 'DOCX oder ODT'],
])('%j in %s is %s', (types, locale, names) => {
  expect(typeNames(types, fileMessages, locale)).toBe(names);
});

test.each([
  [0, 'en-US', '0 byte'],
  [999, 'en-US', '999 byte'],
  [1_500, 'en-US', '1.5 kB'],
  [5_000_000, 'de-DE', '5 MB'],
  [2_000_000_000_000, 'en-US', '2,000 GB'],
])('%d bytes in %s is %s', (bytes, locale, text) => {
  expect(sizeText(bytes, locale)).toBe(text);
});

test('no file is left out without a sentence', () => {
  const limits = { acceptedFileTypes: ['image/*'], maxFileSize: 2 };
  const { accepted, refused } = sortFiles(
    [
      { folder: 'Photos' },
      file('a.zip', 'application/zip'),
      file('b.png', 'image/png', 3),
      file('c.png', 'image/png'),
      file('d.png', 'image/png'),
    ],
    limits,
    fileMessages,
    'en-US',
  );
  expect(accepted.map(({ name }) => name)).toEqual(['c.png']);
  expect(refused.map(plain)).toEqual([
    'Photos was not added: it is a folder',
    'a.zip was not added. Accepted: images',
    'b.png was not added: it is larger than 2 byte',
    'd.png was not added: only one file is possible',
  ]);
});

test('a drop without a file has a sentence', () => {
  expect(sortFiles([], {}, fileMessages, 'en-US').refused).toEqual(['Nothing was added: there was no file']);
});

const dropped = (one: File): DropItem => ({
  kind: 'file',
  name: one.name,
  type: one.type,
  getFile: () => Promise.resolve(one),
  getText: () => Promise.resolve(''),
});

const inner = dropped(file('inner.png', 'image/png'));
const folder: DropItem = {
  kind: 'directory',
  name: 'Photos',
  async *getEntries() {
    yield await Promise.resolve(inner);
  },
} as unknown as DropItem;
const text = { kind: 'text', types: new Set(['text/plain']), getText: () => Promise.resolve('x') } as DropItem;

test('a folder has its files only if folders are accepted', async () => {
  expect(await filesIn([text, folder], false)).toEqual([{ folder: 'Photos' }]);
  expect((await filesIn([folder, inner], true)).map((one) => 'name' in one && one.name)).toEqual([
    'inner.png',
    'inner.png',
  ]);
});
