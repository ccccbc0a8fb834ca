import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*/*.{ts,tsx}', '!./internal/**', '!./icons/**', '!./testing/**', '!**/*.{stories,test,docs,example,styles}.*'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

/** `data-size={size}`, `'data-full-width': isFullWidth || undefined` and `isDivided && { 'data-divided': '' }` */
const attributes = [
  /data-(?<attribute>[a-z-]+)=\{(?<prop>\w+)(?: \? '' : undefined)?\}/g,
  /'data-(?<attribute>[a-z-]+)': (?<prop>\w+)(?: \|\| undefined| \? '' : undefined)?[,\s}]/g,
  /\((?<prop>\w+) && \{ 'data-(?<attribute>[a-z-]+)'/g,
];

const folderOf = (file: string) => file.split('/')[1];

/** The comment before a prop in an interface of the folder's files; undefined for a name that is not a prop. */
function docOf(folder: string | undefined, prop: string): string | undefined {
  const declaration = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n {2}${prop}\\??:`);
  const texts = Object.entries(sources).filter(([file]) => folderOf(file) === folder);
  return texts.map(([, text]) => declaration.exec(text)?.[1]).find((doc) => doc !== undefined);
}

const shown = Object.entries(sources).flatMap(([file, text]) =>
  attributes
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(({ groups }) => ({ file, prop: groups!.prop!, attribute: groups!.attribute! }))
    // A name in a form is not a state.
    .filter(({ attribute }) => attribute !== 'name')
    .map((found) => ({ ...found, doc: docOf(folderOf(file), found.prop) }))
    .filter(({ doc }) => doc !== undefined),
);

test('some props show in an attribute', () => {
  expect(shown.length).toBeGreaterThan(40);
});

test.each(shown)('$file: $prop names its selector, [data-$attribute]', ({ doc, attribute }) => {
  expect(doc).toContain(`@selector [data-${attribute}]`);
});
