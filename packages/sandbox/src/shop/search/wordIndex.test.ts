import { assert, array, boolean, constantFrom, integer, nat, property, record, tuple } from 'fast-check';
import MiniSearch from 'minisearch';
import { expect, test } from 'vitest';
import { sampleShop } from '../../index.js';
import { descriptionOf } from '../../text.js';
import { createCatalog } from '../catalog/catalog.js';
import { withCopies } from '../catalog/copies.js';
import { findProducts, suggestQueries, wordsOf } from './search.js';
import { createWordIndex } from './wordIndex.js';
import type { WordQuery } from './wordScores.js';

interface Item {
  title: string;
  body: string;
  copy?: { original: Item; number: number };
}

const fields = ['title', 'body'] as const;
type Name = (typeof fields)[number];

/** By the copy's number: the words that its title has in addition. Copies of originals with a long title have them twice. */
const addedWords = ['', 'bell', 'no 1', 'no 12', 'tube bells tube', '120', ''];
const timesOf = ({ title }: Item) => (title.length > 12 ? 2 : 1);

/** Returns the whole text of an item, as an index without shared texts reads it. */
function wholeText({ copy, ...own }: Item, field: Name): string {
  if (!copy) return own[field];
  const added = field === 'title' ? ` ${addedWords[copy.number]}`.repeat(timesOf(copy.original)) : '';
  return copy.original[field] + added;
}

/** Searches with MiniSearch, which reads every text of every item. */
function peer<Field extends string>(texts: readonly Record<Field, string>[], names: readonly Field[]) {
  const index = new MiniSearch({ fields: [...names], tokenize: wordsOf, processTerm: (word) => word });
  index.addAll(texts.map((text, id) => ({ ...text, id })));
  const optionsOf = ({ prefix, fuzzy, ...query }: WordQuery) => ({
    ...query,
    fields: [...query.fields],
    combineWith: 'AND' as const,
    prefix: (_word: string, place: number, words: string[]) => prefix && place === words.length - 1,
    fuzzy: (word: string) => fuzzy?.(word) || false,
  });
  return {
    search: (text: string, query: WordQuery) =>
      index
        .search(text, optionsOf(query))
        .map(({ id, score, terms }) => ({ position: id as number, score, matched: terms })),
    suggest: (text: string, names: readonly Field[], boost: Record<string, number>) =>
      index.autoSuggest(text, { fields: [...names], boost, fuzzy: false }),
  };
}

const word = constantFrom('bell', 'bells', 'belt', 'bent', 'b', 'tube', 'tubeless', '12', '1', '120', 'no', 'ünder');
const sentence = array(word, { maxLength: 6 }).map((words) => words.join(' '));
const own = record({ title: sentence, body: sentence });
const copies = array(tuple(nat(), integer({ min: 1, max: addedWords.length - 1 })), { maxLength: 12 });
const items = tuple(array(own, { minLength: 1, maxLength: 6 }), copies, boolean()).map(
  ([originals, copied, isLast]): Item[] => {
    const numbered = copied.map(([place, number]): Item => ({
      ...own0,
      copy: { original: originals[place % originals.length]!, number },
    }));
    return isLast ? [...numbered, ...originals] : [...originals, ...numbered];
  },
);
const own0 = { title: '', body: '' };

const query = record({
  fields: constantFrom<Name[]>(['title', 'body'], ['body', 'title'], ['title'], ['body']),
  prefix: boolean(),
  fuzzy: constantFrom<WordQuery['fuzzy']>(
    undefined,
    (text) => (text.length < 4 ? 0 : 1),
    () => 2,
  ),
  boost: constantFrom<Record<string, number>>({}, { title: 8, body: 0.5 }),
  weights: constantFrom({ prefix: 0.5, fuzzy: 0.1 }, { prefix: 0.375, fuzzy: 0.45 }),
});

test('finds the same items with the same scores and words as MiniSearch, in the same order', () => {
  assert(
    property(items, array(tuple(sentence, query), { minLength: 1, maxLength: 5 }), (list: Item[], queries) => {
      const search = createWordIndex<Item, Name>(
        list,
        {
          texts: { title: ({ title }) => title, body: ({ body }) => body },
          copyOf: ({ copy }) => copy,
          added: { title: { textOf: (number) => addedWords[number]!, timesOf } },
        },
        wordsOf,
      );
      const whole = list.map((item) => ({ title: wholeText(item, 'title'), body: wholeText(item, 'body') }));
      const { search: expected } = peer(whole, fields);
      for (const [text, asked] of queries) expect(search(text, asked)).toEqual(expected(text, asked));
    }),
    { seed: 1, numRuns: 1000 },
  );
});

const names = ['title', 'vendor', 'type', 'tags', 'options', 'skus', 'description'] as const;
const catalog = withCopies(createCatalog(sampleShop), 400);
const texts = catalog.products.map(({ data, variants }) => ({
  title: data.title,
  vendor: data.vendor,
  type: data.productType,
  tags: data.tags.join(' '),
  options: data.options.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]).join(' '),
  skus: variants.map(({ data: { sku } }) => sku).join(' '),
  description: descriptionOf(data),
}));
const boost = { title: 8, description: 0.5, body: 0.5 };
const weights = { prefix: 0.5, fuzzy: 0.1 };
const wordsOfShop = [...new Set(texts.flatMap((text) => wordsOf(Object.values(text).join(' '))))];

/** Words of the shop, the beginnings of words, and words with a letter left out. */
const typed = array(
  tuple(constantFrom(...wordsOfShop), nat(12), boolean()).map(([text, place, isCut]) =>
    isCut ? text.slice(0, 1 + place) : text.slice(0, place) + text.slice(place + 1),
  ),
  { minLength: 1, maxLength: 3 },
).map((words) => words.join(' '));

test.each([false, true])('finds numbered copies as if each had its own texts; descriptions: %o', (inDescription) => {
  const asked = inDescription ? names : names.slice(0, -1);
  const { search } = peer(texts, asked);
  assert(
    property(typed, boolean(), (text, prefix) => {
      const expected = search(text, { fields: asked, prefix, boost, weights });
      const found = findProducts(catalog, text, { inDescription, prefix, corrections: 'none' });
      expect(found.map(({ product, matched }) => ({ position: product.position, matched }))).toEqual(
        expected.map(({ position, matched }) => ({ position, matched })),
      );
    }),
    { seed: 2, numRuns: 300 },
  );
});

test('completes queries as MiniSearch does', () => {
  const { suggest } = peer(texts, names.slice(0, -1));
  assert(
    property(typed, (text) => {
      const { length } = wordsOf(text);
      const expected = suggest(text, ['title', 'type', 'vendor'], boost).filter(({ terms }) => terms.length === length);
      expect(suggestQueries(catalog, text)).toEqual(expected.map(({ suggestion }) => suggestion));
    }),
    { seed: 3, numRuns: 300 },
  );
});
