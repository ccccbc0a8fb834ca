import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { flavours, type Flavour } from '@vitrine/commerce';
import { parse } from 'yaml';
import { limitOf as limitOfVisit, readBudgets } from '../../scripts/check/size/visitBudgets.mjs';
import { countsOf } from '../../scripts/publish/acr/page.mjs';
import { datesOf } from './datesOfChanges.js';
import { readMeasurement } from './measurement.js';

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

/** Where figures come from. */
export interface Origin {
  /** The command that makes the figures again. */
  command: string;
  /** The file with the figures, from the root of the repository. */
  source: string;
  /** '2026-05-04'. Undefined: the catalogue was built without the history of its files. */
  date: string | undefined;
  /** The last day, if the figures are of several days and `date` is the first. */
  until?: string | undefined;
  /** `measured`: the source names the day. `changed`: the day of the last commit that changed the source. */
  dated: 'measured' | 'changed';
}

/** The scores of a page in Lighthouse, 0 to 100. */
interface Score {
  /** 'home'; 'plain' is a page of Next.js without components. */
  page: string;
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  /** The largest paint, in milliseconds. */
  paint: number;
}

/** The transfer of a first visit, in kB (1000 bytes) after gzip. */
interface Visit {
  route: string;
  script: number;
  limit: number;
  styles: number;
  document: number;
}

/** The growth of an app with a component, in kB (1000 bytes) after gzip. */
interface Part {
  name: string;
  size: number;
  /** Undefined: `npm run size` has no limit for it. */
  limit: number | undefined;
}

/** The parts that a library has, with its styles, beside ours. In kB. */
interface Library {
  name: string;
  size: number;
  ours: number;
}

/** The recorded stories of a platform. */
interface Played {
  title: string;
  stories: number;
  clean: number;
}

/** What Orca says about a component. */
interface Spoken {
  name: string;
  /** The id of the recorded story. */
  story: string;
  date: string | undefined;
  steps: number;
  /** The steps without a word, by browser. */
  silent: Record<string, number>;
}

/** What Orca says on a way through the shop. */
export interface Journey {
  /** 'Shop: login' */
  name: string;
  date: string | undefined;
  /** For each step the key or the text, and the lines by browser. */
  steps: { does: string; says: Record<string, string[]> }[];
}

/** The verdicts of a conformance report. */
export interface Audit {
  product: 'components' | 'shop';
  /** The number of criteria by level: 'supports', 'not-evaluated'. */
  levels: Record<string, number>;
  date: string;
}

/** The figures of the page 'Quality', each group with its origin. */
export interface Quality {
  /** `goal` is the number of points that a page may be below the plain one. */
  lighthouse: Origin & { scores: Score[]; goal: number };
  visits: Origin & { visits: Visit[] };
  size: Origin & { parts: Part[]; libraries: Library[] };
  matrix: Origin & { platforms: Played[]; stories: number; clean: number; looks: number };
  speech: Origin & { spoken: Spoken[]; programs: string[] };
  journeys: Origin & { journeys: Journey[]; programs: string[] };
  audit: Origin & { audits: Audit[]; judgements: number };
}

/** Reads the figures from the measurements, the recordings and the reports in the repository. */
export const quality = (): Quality => ({
  lighthouse: lighthouse(),
  visits: visits(),
  size: size(),
  matrix: matrix(),
  speech: speech(),
  journeys: journeys(),
  audit: audit(),
});

/** Reads a table of a page of measurements. */
function measured(source: string, heading?: string, number?: number) {
  const { rows, ...run } = readMeasurement(read(source), heading, number);
  return { origin: { ...run, source, dated: 'measured' as const }, rows };
}

/** Returns a cell's figure. Throws if the table has no such column. */
function figure(row: Record<string, string>, column: string) {
  const value = Number(row[column]?.replace(/[,×]/g, '') || Number.NaN);
  if (Number.isNaN(value)) throw new Error(`A measurement has no figure in "${column}": ${JSON.stringify(row)}`);
  return value;
}

function lighthouse(): Quality['lighthouse'] {
  const source = 'docs/measurements/site.md';
  const { origin, rows } = measured(source, 'First visits, by Lighthouse');
  const goal = Number(/at most (\d+) points below the plain page/.exec(read(source))?.[1]);
  if (Number.isNaN(goal)) throw new Error(`${source} names no goal for Lighthouse.`);
  const scores = rows.map((row) => ({
    page: row.page ?? '',
    performance: figure(row, 'performance'),
    accessibility: figure(row, 'accessibility'),
    practices: figure(row, 'practices'),
    seo: figure(row, 'SEO'),
    paint: figure(row, 'LCP, ms'),
  }));
  return { ...origin, scores, goal };
}

function visits(): Quality['visits'] {
  const { origin, rows } = measured('docs/measurements/site.md');
  // The first table is about the default flavour.
  const budgets = readBudgets()[flavours[0].name] ?? {};
  const measuredVisits = rows.map((row) => {
    const route = row.route ?? '';
    const budget = budgets[route];
    if (!budget) throw new Error(`The route ${route} has no budget.`);
    return {
      route,
      script: figure(row, 'JS at load, gzip'),
      limit: limitOfVisit('atLoad', budget.atLoad) / 1000,
      styles: figure(row, 'CSS gzip'),
      document: figure(row, 'HTML gzip'),
    };
  });
  return { ...origin, visits: measuredVisits };
}

function size(): Quality['size'] {
  const source = 'docs/measurements/components.md';
  const { origin, rows } = measured(source, 'Client bytes');
  const parts = rows.map((row) => {
    const name = row[''] ?? '';
    return { name, size: figure(row, 'ours'), limit: limitOf(name) };
  });
  return { ...origin, parts, libraries: libraries(measured(source, 'Client bytes', 1).rows) };
}

/** Returns the limit of `npm run size` for a component with its parts, in kB. */
function limitOf(name: string) {
  const budgets = JSON.parse(read('scripts/check/size/size-budgets.json')) as Record<string, Record<string, number>>;
  const own = Object.entries(budgets['@vitrine/components'] ?? {}).find(([names]) =>
    names.split(', ').every((each) => each.startsWith(name)),
  );
  return own && own[1] / 1000;
}

/** Reads the sums below the table of the libraries: all parts that a library has, and ours of the same parts. */
function libraries(rows: Record<string, string>[]): Library[] {
  const rowOf = (name: string) => rows.find((row) => row[''] === name) ?? {};
  const [theirs, ours] = [rowOf('all that it has of the ten'), rowOf('ours of the same parts')];
  return Object.keys(ours)
    .filter((name) => name && ours[name])
    .map((name) => ({ name, size: figure(theirs, name), ours: figure(ours, name) }));
}

/** For each story and platform, the number of looks without findings, and of all looks. */
type Results = Record<string, Partial<Record<Flavour, [clean: number, looks: number]>>>;

/** The day of the last commit that changed a file. */
const changed = (source: string) => datesOf(source)[basename(source)];

function matrix(): Quality['matrix'] {
  const source = 'storybook/public/results.json';
  const results = Object.values(JSON.parse(read(source)) as Results);
  const isClean = (outcome: readonly [number, number] | undefined) => !outcome || outcome[0] === outcome[1];
  const platforms = flavours.map(({ name, title }) => {
    const played = results.flatMap((result) => (result[name] ? [result[name]] : []));
    return { title, stories: played.length, clean: played.filter(isClean).length };
  });
  return {
    command: 'npm run a11y',
    source,
    date: changed(source),
    dated: 'changed',
    platforms,
    stories: results.length,
    clean: results.filter((result) => flavours.every(({ name }) => isClean(result[name]))).length,
    looks: Math.max(...results.flatMap((result) => Object.values(result).map(([, looks]) => looks))),
  };
}

interface Recording {
  with: string;
  steps: { does: string; says: string[] }[];
}

/** The recordings in a file, by browser. */
type Recordings = Record<string, Recording>;

/** Reads the recordings of a screen reader. `read` turns a file into a row. */
function recorded<Row extends { date: string | undefined }>(
  source: string,
  rowOf: (name: string, recordings: Recordings, of: { name?: string; story?: string }) => Omit<Row, 'date'>,
) {
  const files = globSync(source, { cwd: root.pathname }).sort((a, b) => basename(a).localeCompare(basename(b), 'en'));
  const dates = datesOf(...files);
  const programs = new Set<string>();
  const rows = files.map((file) => {
    const { name, story, ...browsers } = JSON.parse(read(file)) as { name?: string; story?: string } & object;
    const recordings = browsers as Recordings;
    for (const recording of Object.values(recordings)) programs.add(recording.with);
    const of = { ...(name && { name }), ...(story && { story }) };
    return { ...rowOf(basename(file, '.spoken.json'), recordings, of), date: dates[basename(file)] } as Row;
  });
  const days = rows.flatMap((one) => one.date ?? []).sort();
  const origin = {
    command: 'npm run test:speech -- --record',
    source,
    date: days[0],
    until: days.at(-1),
    dated: 'changed' as const,
  };
  return { origin, rows, programs: [...programs] };
}

const stepsOf = (recordings: Recordings) => Math.max(...Object.values(recordings).map(({ steps }) => steps.length));

function speech(): Quality['speech'] {
  const { origin, rows, programs } = recorded<Spoken>(
    'packages/*/src/*/*.spoken.json',
    (name, recordings, { story = '' }) => ({
      name,
      story,
      steps: stepsOf(recordings),
      silent: Object.fromEntries(
        Object.entries(recordings).map(([browser, { steps }]) => [
          browser,
          steps.filter(({ says }) => says.length === 0).length,
        ]),
      ),
    }),
  );
  return { ...origin, spoken: rows, programs };
}

function journeys(): Quality['journeys'] {
  const { origin, rows, programs } = recorded<Journey>(
    'site/spoken/*.spoken.json',
    (file, recordings, { name = file }) => {
      const [first] = Object.values(recordings);
      return {
        name,
        steps: (first?.steps ?? []).map(({ does }, index) => ({
          does,
          says: Object.fromEntries(
            Object.entries(recordings).map(([browser, { steps }]) => [browser, steps[index]?.says ?? []]),
          ),
        })),
      };
    },
  );
  return { ...origin, journeys: rows, programs };
}

const reports = { components: 'packages/components/accessibility/report.yaml', shop: 'docs/accessibility/shop.yaml' };

function audit(): Quality['audit'] {
  const audits = (Object.keys(reports) as (keyof typeof reports)[]).map((product) => {
    const report = parse(read(reports[product])) as { report_date: string };
    return { product, levels: countsOf(report), date: report.report_date };
  });
  const { judgements } = parse(read('docs/accessibility/judgements.yaml')) as { judgements: unknown[] };
  return {
    command: 'npm run acr',
    source: Object.values(reports).join(', '),
    date: audits.map(({ date }) => date).sort()[0],
    dated: 'measured',
    audits,
    judgements: judgements.length,
  };
}
