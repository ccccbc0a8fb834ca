// The report in the form of OpenACR, by GSA's catalogue of criteria.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (name) => readFileSync(new URL(`openacr/${name}`, import.meta.url), 'utf8');

export const catalog = parse(read('catalog.yaml'));
export const schema = JSON.parse(read('schema.json'));

/** The catalogue's tables that hold the criteria of WCAG. The EN's chapter 9 and Section 508 refer to these. */
const wcag = ['success_criteria_level_a', 'success_criteria_level_aa', 'success_criteria_level_aaa'];

/** Why a table is left out. Tables without a reason are filled in by people's judgements only. */
const leftOut = {
  hardware: 'The product is software.',
  en_301_549_hardware: 'The product is software.',
  'en_301_549_ict_with_two-way_voice': 'The product has no voice communication.',
  'en_301_549_non-web-documents': 'The product contains no documents outside the web.',
  en_301_549_ict_providing_relay_or_emergency_service_access: 'The product provides no such service.',
  software: 'The product is web content: the criteria of WCAG apply.',
  en_301_549_software: 'The product is web content: the criteria of WCAG apply.',
};

const obsolete = {
  level: 'not-applicable',
  notes: 'Obsolete and removed in WCAG 2.2. Section 508 and EN 301 549 treat it as met by pages in HTML.',
};

/**
 * Returns a report.
 *
 * @param {object} product its name, version and description
 * @param {(number: string) => { level: string, notes: string }} verdict of a criterion; others than WCAG's are judged by people only
 * @param {object} facts what else the report says: author, dates, methods
 */
export function reportOf(product, verdict, facts) {
  const chapters = Object.fromEntries(
    catalog.chapters.map(({ id, criteria = [] }) => {
      if (leftOut[id]) return [id, { disabled: true, notes: leftOut[id] }];
      return [
        id,
        {
          criteria: criteria.map(({ id: number }) => ({
            num: String(number),
            components: [
              { name: 'web', adherence: number === '4.1.1' && wcag.includes(id) ? obsolete : verdict(String(number)) },
            ],
          })),
        },
      ];
    }),
  );
  return {
    title: `${product.name} Accessibility Conformance Report`,
    product,
    ...facts,
    license: 'CC-BY-4.0',
    catalog: '2.5-edition-wcag-2.2-508-eu-en',
    chapters,
  };
}
