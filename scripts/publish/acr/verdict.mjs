// The verdict on each criterion. Without a result it is 'not evaluated', never 'supports'.
import { checksOf, criteria, criteriaOf } from './criteria.mjs';

/** @typedef {'supports' | 'partially-supports' | 'does-not-support' | 'not-applicable' | 'not-evaluated'} Level of OpenACR */

/** From the best to the worst. What a person found and what a machine found are both true, so the worse one counts. */
const order = ['not-applicable', 'supports', 'partially-supports', 'does-not-support'];
const worse = (one, other) => (order.indexOf(one) > order.indexOf(other) ? one : other);

/** A remark names at most this many tests. */
const maxNamed = 5;
const named = (names) =>
  [...names.slice(0, maxNamed), ...(names.length > maxNamed ? [`and ${names.length - maxNamed} more`] : [])].join('; ');

/** Returns the failed stories, each with the criteria that its findings violate. Without such a finding, the story could not be checked. */
function failedStories({ catalogue, platforms }, rules) {
  const outcomes = [...(catalogue?.outcomes ?? []), ...(platforms?.outcomes ?? [])];
  const failed = outcomes.filter(({ isPassed }) => !isPassed);
  return failed.map(({ test, message = '' }) => ({
    test,
    numbers: message.split('\n').flatMap((line) => criteriaOf(line.trim(), rules)),
  }));
}

/** Returns what the named tests of a criterion show: the passed and the failed ones, and the ones that did not run. */
function namedTests({ tests = [] }, evidence) {
  const shown = { passed: [], failed: [], missing: [] };
  for (const [suite, name] of tests) {
    const found = (evidence[suite]?.outcomes ?? []).filter(({ test }) => name.test(test));
    if (found.length === 0) shown.missing.push(`${suite}: ${name.source}`);
    for (const { test, isPassed } of found) shown[isPassed ? 'passed' : 'failed'].push({ suite, test });
  }
  return shown;
}

/** Names what has looked at the stories: '2 rules of axe and 1 check of the project'. */
const machines = (axe, own) =>
  [
    axe && `${axe} ${axe === 1 ? 'rule' : 'rules'} of axe`,
    own && `${own} ${own === 1 ? 'check' : 'checks'} of the project`,
  ]
    .filter(Boolean)
    .join(' and ');

/** Names each test once, with its date, and with the browsers in which a journey was walked. */
function withBrowsers(tests, evidence) {
  const browsers = new Map();
  for (const { suite, test } of tests) {
    const [, browser, journey] = (suite === 'browsers' && /^(\w+) (.*)$/.exec(test)) || [undefined, undefined, test];
    const name = `${journey} (${suite}, ${evidence[suite].date})`;
    browsers.set(name, [...(browsers.get(name) ?? []), ...(browser ? [browser] : [])]);
  }
  return [...browsers].map(([name, list]) => (list.length ? `${name.slice(0, -1)}: ${list.join(', ')})` : name));
}

/** Names the recordings that a person can read for a criterion. */
function heardFor({ heard }, spoken) {
  const found = heard ? spoken.filter(({ name }) => heard.test(name)) : [];
  if (found.length === 0) return undefined;
  const programs = [...new Set(found.flatMap((one) => one.with))].sort().join(' and ');
  return `Heard with ${programs}: ${named(found.map(({ name, date }) => (date ? `${name} (${date})` : name)))}.`;
}

const sentence = (...parts) => parts.filter(Boolean).join(' ');

/**
 * Returns the verdict of the tests on a criterion.
 *
 * @param {string} number of the criterion: '1.4.3'
 * @param {'components' | 'shop'} product
 * @param {import('./evidence.mjs').Evidence} evidence that concerns the product
 * @param {ReadonlyMap<string, string[]>} rules the tags of axe's rules by their names
 * @param {ReturnType<typeof import('./spoken.mjs').spokenOf>} spoken the recordings of the product
 * @returns {{ level: Level, notes: string }}
 */
function verdictOfTests(number, product, evidence, rules, spoken) {
  const criterion = criteria[number] ?? {};
  if (criterion.isOfPages && product === 'components')
    return { level: 'not-applicable', notes: 'It is a matter of the page in which components stand.' };

  const stories = failedStories(evidence, rules);
  const violating = stories.filter(({ numbers }) => numbers.includes(number)).map(({ test }) => test);
  const unchecked = stories.filter(({ numbers }) => numbers.length === 0).map(({ test }) => test);
  const tests = namedTests(criterion, evidence);
  const failed = [...violating, ...tests.failed.map(({ test }) => test)];
  if (failed.length > 0) return { level: 'partially-supports', notes: `Failed: ${named([...new Set(failed)])}.` };

  const { axe, own } = checksOf(number, rules);
  const played = evidence.catalogue?.outcomes.length ?? 0;
  const isChecked = axe + own > 0 && played > 0;
  const byStories = isChecked && `${played} stories, ${evidence.catalogue.date}: ${machines(axe, own)} found no fault.`;
  const byTests = tests.passed.length > 0 && `Shown by ${named(withBrowsers(tests.passed, evidence))}.`;
  const lacking = sentence(
    unchecked.length > 0 && `Not checked, since they failed for another reason: ${named(unchecked)}.`,
    tests.missing.length > 0 && `Not run: ${named(tests.missing)}.`,
    axe + own > 0 && !isChecked && 'The stories were not played.',
    axe + own + (criterion.tests?.length ?? 0) === 0 && 'No machine checks it.',
    criterion.byHand && `For a person to judge: ${criterion.byHand}`,
  );
  return {
    level: lacking || !(byStories || byTests) ? 'not-evaluated' : 'supports',
    notes: sentence(byStories, byTests, heardFor(criterion, spoken), lacking),
  };
}

/** @typedef {{ criterion: string, product: 'components' | 'shop', level: Level, who: string, when: string, how: string, remarks?: string }} Judgement of a person */

const levels = new Set(order);
const facts = ['criterion', 'product', 'level', 'who', 'when', 'how'];

/**
 * Returns the judgements of people, if each of them is complete.
 * @param {unknown} given
 * @returns {Judgement[]}
 * @throws {TypeError} that names the judgement, and what it lacks
 */
export function judgementsOf(given) {
  const list = given ?? [];
  if (!Array.isArray(list)) throw new TypeError('The judgements are a list.');
  list.forEach((one, index) => {
    const nth = `Judgement ${index + 1}${one?.criterion ? `, of ${one.criterion},` : ''}`;
    for (const fact of facts)
      if (typeof one?.[fact] !== 'string' || !one[fact].trim())
        throw new TypeError(`${nth} does not say ${fact}. Put dates and numbers into quotation marks.`);
    if (!levels.has(one.level))
      throw new TypeError(`${nth} has the level "${one.level}": choose from ${order.join(', ')}.`);
    if (!['components', 'shop'].includes(one.product))
      throw new TypeError(`${nth} has the product "${one.product}": choose components or shop.`);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(one.when))
      throw new TypeError(`${nth} has the date "${one.when}": write 2026-12-31.`);
  });
  return list;
}

/** Returns the verdict of the tests and of people on a criterion. The latest judgement counts. */
export function verdictOf(number, product, { evidence, rules, judgements, spoken = [] }) {
  const ofTests = verdictOfTests(number, product, evidence, rules, spoken);
  const [latest] = judgements
    .filter((one) => one.criterion === number && one.product === product)
    .sort((one, other) => other.when.localeCompare(one.when));
  if (!latest) return ofTests;
  const { level, who, when, how, remarks } = latest;
  const byHand = `Judged by hand: ${who}, ${when}, with ${how}.${remarks ? ` ${remarks}` : ''}`;
  return ofTests.level === 'not-evaluated'
    ? { level, notes: sentence(byHand, ofTests.notes.replace(/ ?For a person to judge: .*/, '')) }
    : { level: worse(level, ofTests.level), notes: sentence(byHand, ofTests.notes) };
}
