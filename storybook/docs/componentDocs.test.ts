import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { componentPages } from '../.storybook/componentPages.js';
import { allDocs } from '@vitrine/story-kit/all-docs';
import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { groups } from '@vitrine/story-kit/reference';

const pages = componentPages();
const names = pages.map(({ name }) => name);

/** Whether a text is there, and its last sentence is whole. A block of code or a table ends otherwise. */
const isWhole = (text: string | undefined) => /\S.*([.!?:]|[.!?][”)]|```|\|)$/s.test(text ?? '');

/** Finds fields without whole sentences, and names the component and the field of each. */
function faultsOf(name: string, docs: ComponentDocs | undefined): string[] {
  if (!docs) return [`${name}: no ${name}.docs.tsx`];
  const { announced } = docs;
  const fields = {
    purpose: [docs.purpose],
    use: [docs.use],
    avoid: [docs.avoid],
    behavior: [...(docs.behavior ?? [])],
    announced: typeof announced === 'string' ? [announced] : announced.rows.flat().map((cell) => cell && `${cell}.`),
    keys: docs.keys.flatMap(({ keys, action }) => [keys && `${keys}.`, action && `${action}.`]),
    dos: docs.dos.map(({ text }) => text),
    donts: docs.donts.map(({ text }) => text),
    related: docs.related.map((other) => (names.includes(other) && other !== name ? `${other}.` : '')),
  };
  const mayBeEmpty = ['behavior', 'keys'];
  return Object.entries(fields)
    .filter(([field, texts]) => (texts.length === 0 && !mayBeEmpty.includes(field)) || !texts.every(isWhole))
    .map(([field]) => `${name}: ${field}`);
}

test('the documentation of each component and section is whole, and its related pages exist', () => {
  expect(pages.flatMap(({ name }) => faultsOf(name, allDocs.get(name)))).toEqual([]);
  expect(pages.length).toBeGreaterThan(100);
});

test('a missing or broken field is found, by its component and its name', () => {
  const button = allDocs.get('Button')!;
  const faults = (changed: Partial<ComponentDocs>) => faultsOf('Button', { ...button, ...changed });
  expect(faultsOf('Button', undefined)).toEqual(['Button: no Button.docs.tsx']);
  expect(faults({ use: '' })).toEqual(['Button: use']);
  expect(faults({ avoid: 'For a link, use' })).toEqual(['Button: avoid']);
  expect(faults({ keys: [{ keys: 'Enter', action: '' }] })).toEqual(['Button: keys']);
  expect(faults({ announced: { columns: ['Tone', 'Announced'], rows: [['error', '']] } })).toEqual([
    'Button: announced',
  ]);
  expect(faults({ donts: [] as never })).toEqual(['Button: donts']);
  expect(faults({ related: ['NoSuchComponent'] })).toEqual(['Button: related']);
  expect(faults({ related: ['Button'] })).toEqual(['Button: related']);
});

test('a component names the version that brought it in full', () => {
  const versions = [...allDocs.values()].flatMap(({ since }) => since ?? []);
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('all documentation belongs to a page', () => {
  expect([...allDocs.keys()].filter((name) => !names.includes(name))).toEqual([]);
});

test('each page is in a group of the overview', () => {
  expect(pages.filter(({ group }) => !groups.includes(group))).toEqual([]);
});

test('a story file of a component has stories only', () => {
  const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  expect(pages.filter(({ file }) => /\bdescription: \{/.test(read(file))).map(({ file }) => file)).toEqual([]);
});

const shown = pages.filter(({ group }) => group !== 'Setup');

test('each component has a picture on the overview', () => {
  expect(shown.filter(({ name }) => !allDocs.get(name)?.picture)).toEqual([]);
});

test("the first do and the first don't have a picture, or a reason why there is none", () => {
  const missing = shown.flatMap(({ name }) => {
    const docs = allDocs.get(name);
    return (['dos', 'donts'] as const)
      .filter((list) => {
        const { picture, noPicture } = docs?.[list][0] ?? {};
        return (picture !== undefined) === isWhole(noPicture);
      })
      .map((list) => `${name}: ${list}`);
  });
  expect(missing).toEqual([]);
});

test('a picture belongs to the first of its rules', () => {
  const later = [...allDocs].flatMap(([name, { dos, donts }]) =>
    [dos, donts].flatMap((rules) =>
      rules.slice(1).flatMap(({ text, picture }) => (picture ? [`${name}: ${text}`] : [])),
    ),
  );
  expect(later).toEqual([]);
});
