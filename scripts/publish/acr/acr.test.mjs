import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { seeds } from '../../check/faults/seeds.mjs';
import { axeRules as rules } from './axeRules.mjs';
import { criteria, criteriaOf } from './criteria.mjs';
import { evidenceOf } from './evidence.mjs';
import { spokenOf } from './spoken.mjs';
import { catalog, reportOf, schema } from './openacr.mjs';
import { pageOf } from './page.mjs';
import { judgementsOf, verdictOf } from './verdict.mjs';

const passed = (...tests) => ({ date: '2026-11-26', outcomes: tests.map((test) => ({ test, isPassed: true })) });
const all = {
  catalogue: passed('Forms/Input Outline', 'Sections/Cart/Cart Default'),
  browsers: passed(
    'firefox Form: its summary takes the focus',
    'firefox Tooltip: keys and pointer',
    'webkit Menu: keys',
  ),
  site: passed('each page has a title of its own, one main heading, and a canonical URL'),
};
const withFailure = (message) => ({
  ...all,
  catalogue: { ...all.catalogue, outcomes: [{ test: 'Forms/Input Outline', isPassed: false, message }] },
});
const judgement = {
  criterion: '1.1.1',
  product: 'components',
  level: 'supports',
  who: 'the tester of the shop',
  when: '2026-11-26',
  how: 'NVDA with Firefox',
};
const verdict = (number, evidence = all, judgements = [], product = 'components') =>
  verdictOf(number, product, { evidence: evidenceOf(evidence, product), rules, judgements });

const facts = { author: { email: 'accessibility@vitrine.example' }, report_date: '2026-11-26', notes: '' };
const report = (evidence = all) =>
  reportOf({ name: 'Vitrine', version: '1.0.0' }, (number) => verdict(number, evidence), facts);

describe('the verdict on a criterion', () => {
  it('is "supports" with the dates of the results that show it', () => {
    expect(verdict('1.4.3')).toEqual({
      level: 'supports',
      notes: expect.stringMatching(/^1 stories, 2026-11-26: 1 rule of axe and \d checks/),
    });
    expect(verdict('3.3.1')).toMatchObject({
      level: 'supports',
      notes: expect.stringContaining('Shown by Form: its summary takes the focus (browsers, 2026-11-26: firefox).'),
    });
  });

  it('is "not evaluated" without a result, whatever the criterion', () => {
    for (const number of Object.keys(criteria))
      expect(verdict(number, {}, [], 'shop'), number).toMatchObject({ level: 'not-evaluated' });
    const { browsers: _, ...withoutJourneys } = all;
    expect(verdict('3.3.1', withoutJourneys)).toMatchObject({
      level: 'not-evaluated',
      notes: expect.stringContaining('Not run: browsers: Form'),
    });
  });

  it('is "not evaluated" while a person has not judged what no machine can', () => {
    expect(verdict('1.1.1')).toMatchObject({
      level: 'not-evaluated',
      notes: expect.stringContaining('For a person to judge: Does the text of each picture'),
    });
    expect(verdict('1.1.1', all, [judgement])).toMatchObject({
      level: 'supports',
      notes: expect.stringMatching(/^Judged by hand: the tester of the shop, 2026-11-26, with NVDA with Firefox/),
    });
  });

  it('names the recordings to read for it, and takes none for a result', () => {
    const spoken = spokenOf('shop');
    const of = (evidence) =>
      verdictOf('3.3.1', 'shop', { evidence: evidenceOf(evidence, 'shop'), rules, judgements: [], spoken });
    expect(of(all).notes).toMatch(/Heard with Orca .*: .*Shop: login/);
    expect(of({})).toMatchObject({ level: 'not-evaluated', notes: expect.stringContaining('Heard with Orca') });
  });

  it('is "partially supports" with the names of what failed', () => {
    const evidence = withFailure('colors, plain: its edge has a contrast of 1.2: <input>');
    expect(verdict('1.4.11', evidence)).toEqual({ level: 'partially-supports', notes: 'Failed: Forms/Input Outline.' });
    expect(verdict('1.4.3', evidence)).toMatchObject({ level: 'supports' });
  });

  it('is "not evaluated" for all that a story was not checked for, since its play failed', () => {
    expect(verdict('1.4.3', withFailure('TestingLibraryElementError: no button'))).toMatchObject({
      level: 'not-evaluated',
      notes: expect.stringContaining('Not checked, since they failed for another reason: Forms/Input Outline'),
    });
  });

  it('is the worse one of what people and machines have found; the latest judgement counts', () => {
    const found = withFailure('axe: image-alt: <img>');
    expect(verdict('1.1.1', found, [judgement])).toMatchObject({ level: 'partially-supports' });
    const later = { ...judgement, when: '2026-12-01', level: 'does-not-support' };
    expect(verdict('1.1.1', all, [judgement, later])).toMatchObject({ level: 'does-not-support' });
  });

  it('of a whole page does not apply to components', () => {
    expect(verdict('2.4.2')).toMatchObject({ level: 'not-applicable' });
    expect(verdict('2.4.2', all, [], 'shop')).toMatchObject({ level: 'supports' });
  });
});

describe('a judgement that is incomplete is refused, with what it lacks', () => {
  it.each([
    [{ ...judgement, who: ' ' }, 'Judgement 1, of 1.1.1, does not say who'],
    [{ ...judgement, criterion: 1.1 }, 'does not say criterion. Put dates and numbers into quotation marks.'],
    [{ ...judgement, level: 'good' }, 'has the level "good": choose from'],
    [{ ...judgement, when: 'yesterday' }, 'has the date "yesterday"'],
    [{ ...judgement, product: 'site' }, 'choose components or shop'],
    [undefined, 'Judgement 1 does not say criterion'],
  ])('%j', (one, message) => expect(() => judgementsOf([one])).toThrow(message));
});

describe('a finding turns the row of its criterion', () => {
  it.each(seeds)('$fault: $criterion', ({ found, criterion }) => {
    const finding = found.includes(', ') && found.startsWith('colors') ? found : `typing, plain: ${found}: <input>`;
    expect(criteriaOf(finding, rules)).toContain(criterion);
  });

  it.each([
    ['contrast, scheme dark: color-contrast: <p>', ['1.4.3']],
    ['accessibility, width 320: label: <input>', ['4.1.2']],
    ['layout, width 320, spacing true: cut off by <p>', ['1.4.12', '1.4.10']],
    ['layout, text 2: 5 px wider than the screen', ['1.4.4']],
    ['accessibility, plain: heading-order: <h4>', []],
  ])('%s', (finding, numbers) => expect(criteriaOf(finding, rules).sort()).toEqual(numbers.sort()));
});

it('has the 55 criteria of WCAG 2.2 A and AA', () => {
  const tables = catalog.chapters.filter(({ id }) => /level_aa?$/.test(id));
  const numbers = tables.flatMap((table) => table.criteria.map(({ id }) => id)).filter((number) => number !== '4.1.1');
  expect(numbers).toHaveLength(55);
  expect(Object.keys(criteria).sort()).toEqual(numbers.sort());
});

it('is an OpenACR', () => {
  const { items, ...criteriaSchema } = schema.definitions.criteria;
  // The schema of OpenACR 0.1.0 has a list of required properties among the properties, where it is no schema.
  const { required, ...properties } = items.properties;
  const mended = {
    ...schema,
    definitions: { ...schema.definitions, criteria: { ...criteriaSchema, items: { ...items, properties, required } } },
  };
  const validate = new Ajv({ strict: false }).compile(mended);
  expect(validate(report()), JSON.stringify(validate.errors)).toBe(true);
});

it('is a page that escapes what tests are called', () => {
  const evidence = withFailure('colors, plain: its edge has a contrast of 1.2');
  evidence.catalogue.outcomes[0].test = 'Forms/<script>alert(1)</script>';
  const html = pageOf(report(evidence));
  expect(html).toContain('&#60;script&#62;alert(1)');
  expect(html).not.toContain('<script');
});
