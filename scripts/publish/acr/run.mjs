// Makes the accessibility conformance reports of the components and of the shop, from the results of the last `npm test` and the judgements
// of people in docs/accessibility/judgements.yaml. The reports are OpenACR and pages in the form of a VPAT.
//
//   npm run acr
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, stringify } from 'yaml';
import { Failure, main, root, say } from '../../run/programs.mjs';
import { axeRules } from './axeRules.mjs';
import { evidenceOf, recordedEvidence } from './evidence.mjs';
import { spokenOf } from './spoken.mjs';
import { reportOf } from './openacr.mjs';
import { countsOf, pageOf } from './page.mjs';
import { judgementsOf, verdictOf } from './verdict.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const { version } = JSON.parse(read('packages/components/package.json'));

const reports = {
  components: {
    product: {
      name: 'Vitrine components',
      version,
      description: 'Accessible React components for online shops: @vitrine/components.',
    },
    file: 'packages/components/accessibility/report.yaml',
    stories: 'packages/components/accessibility/stories.json',
  },
  shop: {
    product: { name: 'Vitrine shop', version, description: 'The sections and pages of a shop on three platforms.' },
    file: 'docs/accessibility/shop.yaml',
    stories: 'docs/accessibility/shop-stories.json',
  },
};

const methods = (evidence, spoken) =>
  [
    'Every story is played in Chromium; axe and the project’s own checks look at it in light and dark, at 320, 640 and 1280 px, with 200 % text, with the text spacing of 1.4.12, in forced colors and with the keyboard.',
    'Journeys run in Chromium, Firefox and WebKit.',
    `The words of Orca are recorded for ${spoken.length} components, sections or journeys, and compared; people judge them.`,
    `The tests ran on ${[...new Set(Object.values(evidence).map(({ date }) => date))].sort().join(' and ')}.`,
  ].join(' ');

const notes =
  'Each verdict comes from results. If no result is enough, the criterion is Not Evaluated, with the question for a person, although the VPAT keeps this level for AAA: no verdict is better than one without a reason.';

/** Returns for each story whether it passed, as one line each. */
const storiesOf = ({ catalogue, platforms }) => {
  const rows = [...(catalogue?.outcomes ?? []), ...(platforms?.outcomes ?? [])]
    .map(({ test, isPassed }) => `${JSON.stringify(test)}: ${JSON.stringify(isPassed ? 'passed' : 'failed')}`)
    .sort();
  return `{\n${rows.join(',\n')}\n}\n`;
};

await main(async () => {
  const all = recordedEvidence();
  if (!all.catalogue || !all.browsers || !all.site)
    throw new Failure('The report is made from the results of the tests: run `npm test` first.');
  const facts = parse(read('docs/accessibility/judgements.yaml'));
  const judgements = judgementsOf(facts.judgements);
  for (const [product, { product: described, file, stories }] of Object.entries(reports)) {
    const evidence = evidenceOf(all, product);
    const spoken = spokenOf(product);
    const date = Object.values(evidence)
      .map((suite) => suite.date)
      .sort()
      .at(-1);
    const report = reportOf(
      described,
      (number) => verdictOf(number, product, { evidence, rules: axeRules, judgements, spoken }),
      {
        author: facts.author,
        vendor: facts.author,
        report_date: date,
        version: 1,
        notes,
        evaluation_methods_used: methods(evidence, spoken),
      },
    );
    write(file, stringify(report, { lineWidth: 120 }));
    write(stories, storiesOf(evidence));
    write(`storybook/public/accessibility/${product}.html`, pageOf(report));
    const counts = Object.entries(countsOf(report)).map(([level, count]) => `${count} ${level}`);
    say(`${described.name}: ${counts.join(', ')}. See ${file}.`);
  }
});
