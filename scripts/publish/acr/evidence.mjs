// What the tests have shown: the outcome of each test of the last run of its suite, with the date.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from '../../run/programs.mjs';

const folder = join(cache, 'acr');

/**
 * @typedef {object} Outcome
 * @property {string} test the test's name
 * @property {boolean} isPassed
 * @property {string} [message] why it failed
 */
/** @typedef {Record<string, { date: string, outcomes: Outcome[] }>} Evidence the outcomes by suite */

/** Stores the outcomes of a suite's tests. A later run replaces them. */
export function recordOutcomes(suite, outcomes = [], failures = []) {
  if (outcomes.length === 0) return;
  const messages = new Map(failures.map(({ test, message }) => [test, message]));
  const all = outcomes.map((one) => ({ ...one, ...(!one.isPassed && { message: messages.get(one.test) }) }));
  mkdirSync(folder, { recursive: true });
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(join(folder, `${suite}.json`), JSON.stringify({ date, outcomes: all }));
}

/** @returns {Evidence} the outcomes of all suites that have run here */
export function recordedEvidence() {
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .map((file) => [file.slice(0, -5), JSON.parse(readFileSync(join(folder, file), 'utf8'))]),
  );
}

/** The products of the reports: what their tests are called, by suite. A suite without a line has no tests of the product. */
const products = {
  components: {
    catalogue: /^(?!Sections\/|Pages\/|Checks\/|Platforms\/)/,
    browsers: /^\w+ (?!Shop|Site|Catalogue|Offline|Film: the)/,
  },
  shop: {
    catalogue: /^(Sections|Pages)\//,
    platforms: /^(Sections|Pages)\//,
    browsers: /^\w+ (Shop|Site|Film: the)/,
    site: /^/,
  },
};

/**
 * Returns the evidence that concerns a product.
 * @param {Evidence} evidence
 * @param {keyof typeof products} product
 * @returns {Evidence}
 */
export function evidenceOf(evidence, product) {
  const ofProduct = Object.entries(products[product]).filter(([suite]) => suite in evidence);
  return Object.fromEntries(
    ofProduct.map(([suite, name]) => [
      suite,
      { ...evidence[suite], outcomes: evidence[suite].outcomes.filter(({ test }) => name.test(test)) },
    ]),
  );
}
