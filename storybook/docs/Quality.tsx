import './quality.css';
import { docsIdOf } from '@vitrine/story-kit/reference';
import type { ReactNode } from 'react';
import type { Audit, Journey, Origin, Quality } from '../.storybook/quality.js';
import { Day, Days, FiguresTable, OriginLine, type Column } from './FiguresTable.js';

/** The figures, which the build reads from the repository. */
declare const QUALITY: Quality;

/** A link to a page of the catalogue, or to a story. */
const CatalogueLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={`./?path=/${to}`} target="_parent">
    {children}
  </a>
);

const kB = (size: number | undefined) => size?.toFixed(1) ?? '–';

const plainPage = 'plain';

/** The story of each measured page. */
const pageStories: Readonly<Record<string, string>> = {
  home: 'pages-home--default',
  '/': 'pages-home--default',
  collection: 'pages-collection--default',
  '/collections/bikes': 'pages-collection--default',
  '/collections/bikes?page=2': 'pages-collection--second-page',
  product: 'pages-product--default',
  '/products/{a product}': 'pages-product--default',
  search: 'pages-search--results',
  '/search?q=bike': 'pages-search--results',
  '/nothing-here': 'pages-not-found--default',
};

function PageName({ page }: { page: string }) {
  const story = pageStories[page];
  return story ? <CatalogueLink to={`story/${story}`}>{page}</CatalogueLink> : page;
}

interface Headline {
  /** The heading of the group. */
  group: string;
  figure: string;
  meaning: string;
  origin: Origin;
}

function headlines({ lighthouse, visits, size, matrix, speech, journeys, audit }: Quality): Headline[] {
  const scores = lighthouse.scores.filter(({ page }) => page !== plainPage).map(({ performance }) => performance);
  const plain = lighthouse.scores.find(({ page }) => page === plainPage)?.performance;
  const scripts = visits.visits.map(({ script }) => script);
  const all = size.parts.at(-1);
  const [components] = audit.audits;
  const { supports = 0, 'not-evaluated': open = 0 } = components?.levels ?? {};
  return [
    {
      group: 'Lighthouse',
      figure: `${Math.min(...scores)} to ${Math.max(...scores)}`,
      meaning: `points for performance; a plain page has ${plain}`,
      origin: lighthouse,
    },
    {
      group: 'Visits',
      figure: `${kB(Math.min(...scripts))} to ${kB(Math.max(...scripts))} kB`,
      meaning: 'of script at a first visit',
      origin: visits,
    },
    { group: 'Size', figure: `${kB(all?.size)} kB`, meaning: `for ${all?.name} parts together`, origin: size },
    {
      group: 'Matrix',
      figure: `${matrix.clean} of ${matrix.stories}`,
      meaning: `states are clean in all ${matrix.looks} looks on every platform`,
      origin: matrix,
    },
    {
      group: 'Speech',
      figure: String(speech.spoken.length + journeys.journeys.length),
      meaning: 'components, sections and journeys are recorded',
      origin: speech,
    },
    {
      group: 'Audit',
      figure: `${supports} of ${sum(components?.levels)}`,
      meaning: `criteria are supported by the components; ${open} wait for a person`,
      origin: audit,
    },
  ];
}

const sum = (counts: Record<string, number> = {}) => Object.values(counts).reduce((total, count) => total + count, 0);

/** A figure of each group, with a link to the group. */
export const InShort = () => (
  <nav aria-label="Groups" className="quality in-short">
    <ul>
      {headlines(QUALITY).map(({ group, figure, meaning, origin }) => (
        <li key={group}>
          <a href={`#${group.toLowerCase()}`} target="_self">
            {group}
          </a>
          <strong>{figure}</strong>
          <span>{meaning}</span>
          <small>
            <Days origin={origin} />
          </small>
        </li>
      ))}
    </ul>
  </nav>
);

interface FiguresProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  origin: Origin;
  children?: ReactNode;
}

function Figures<Row>({ origin, children, ...table }: FiguresProps<Row>) {
  return (
    <div className="quality">
      <FiguresTable {...table} />
      {children}
      <OriginLine origin={origin} />
    </div>
  );
}

export function LighthouseFigures() {
  const { scores, goal } = QUALITY.lighthouse;
  const plain = scores.find(({ page }) => page === plainPage)?.performance ?? 0;
  const goalOf = ({ page, performance }: Quality['lighthouse']['scores'][number]) => {
    if (page === plainPage) return '';
    return `${plain - performance}: ${plain - performance <= goal ? 'met' : 'missed'}`;
  };
  return (
    <Figures
      label="Lighthouse"
      origin={QUALITY.lighthouse}
      rows={scores}
      columns={[
        { title: 'Page', cell: ({ page }) => <PageName page={page} /> },
        { title: 'Performance', cell: ({ performance }) => performance, bar: ({ performance }) => performance / 100 },
        { title: `Below plain, goal ${goal}`, cell: goalOf },
        { title: 'Accessibility', cell: ({ accessibility }) => accessibility },
        { title: 'Best practices', cell: ({ practices }) => practices },
        { title: 'SEO', cell: ({ seo }) => seo },
        { title: 'Largest paint', cell: ({ paint }) => `${(paint / 1000).toFixed(1)} s` },
      ]}
    />
  );
}

export function VisitFigures() {
  const { visits } = QUALITY.visits;
  const longest = Math.max(...visits.map(({ limit }) => limit));
  return (
    <Figures
      label="Visits"
      origin={QUALITY.visits}
      rows={visits}
      columns={[
        { title: 'Page', cell: ({ route }) => <PageName page={route} /> },
        {
          title: 'Script',
          cell: ({ script }) => kB(script),
          bar: ({ script }) => script / longest,
          limit: ({ limit }) => limit / longest,
        },
        { title: 'Limit', cell: ({ limit }) => kB(limit) },
        { title: 'Styles', cell: ({ styles }) => kB(styles) },
        { title: 'Document', cell: ({ document }) => kB(document) },
      ]}
    />
  );
}

export function SizeFigures() {
  const { parts } = QUALITY.size;
  const longest = Math.max(...parts.map(({ size }) => size));
  return (
    <Figures
      label="Size"
      origin={QUALITY.size}
      rows={parts}
      columns={[
        { title: 'Component', cell: ({ name }) => name },
        {
          title: 'kB',
          cell: ({ size }) => kB(size),
          bar: ({ size }) => size / longest,
          limit: ({ limit }) => limit && limit / longest,
        },
        { title: 'Limit', cell: ({ limit }) => kB(limit) },
      ]}
    />
  );
}

export function LibraryFigures() {
  const { libraries } = QUALITY.size;
  const longest = Math.max(...libraries.map(({ size }) => size));
  return (
    <Figures
      label="Beside other libraries"
      origin={QUALITY.size}
      rows={libraries}
      columns={[
        { title: 'Library', cell: ({ name }) => name },
        { title: 'Its parts', cell: ({ size }) => kB(size), bar: ({ size }) => size / longest },
        { title: 'Ours', cell: ({ ours }) => kB(ours), bar: ({ ours }) => ours / longest },
        { title: 'Ours ÷ its', cell: ({ size, ours }) => `${(ours / size).toFixed(2)}×` },
      ]}
    />
  );
}

export const MatrixFigures = () => (
  <Figures
    label="Matrix"
    origin={QUALITY.matrix}
    rows={QUALITY.matrix.platforms}
    columns={[
      { title: 'Platform', cell: ({ title }) => title },
      { title: 'States', cell: ({ stories }) => stories },
      {
        title: 'Clean in all looks',
        cell: ({ clean }) => clean,
        bar: ({ clean, stories }) => (stories ? clean / stories : 0),
      },
      { title: 'With findings', cell: ({ clean, stories }) => stories - clean },
    ]}
  />
);

/** The page of the component whose story is recorded. */
const pageOfStory = (story: string) => docsIdOf(story.split('--')[0] ?? '');

export const SpeechFigures = () => (
  <Figures
    label="Speech"
    origin={QUALITY.speech}
    rows={QUALITY.speech.spoken}
    columns={[
      {
        title: 'Recorded',
        cell: ({ name, story }) => <CatalogueLink to={`docs/${pageOfStory(story)}`}>{name}</CatalogueLink>,
      },
      { title: 'Steps', cell: ({ steps }) => steps },
      { title: 'Silent in Firefox', cell: ({ silent }) => silent.firefox ?? 'Not recorded' },
      { title: 'Silent in Chromium', cell: ({ silent }) => silent.chromium ?? 'Not recorded' },
      { title: 'Silent in WebKit', cell: ({ silent }) => silent.webkit ?? 'Not recorded' },
      { title: 'Last changed', cell: ({ date }) => (date ? <Day date={date} /> : 'Date unknown') },
    ]}
  >
    <p>Recorded with {QUALITY.speech.programs.join('; ')}.</p>
  </Figures>
);

const heard = (lines: readonly string[] | undefined) =>
  lines === undefined ? 'Not recorded' : lines.length ? lines.map((line) => `“${line}”`).join(' ') : 'nothing';

/** The words of each step of a journey. */
const JourneyWords = ({ journey }: { journey: Journey }) => (
  <details>
    <summary>{journey.name}</summary>
    <FiguresTable
      label={journey.name}
      rows={journey.steps}
      columns={[
        { title: 'Step', cell: ({ does }) => does },
        { title: 'Firefox', cell: ({ says }) => heard(says.firefox) },
        { title: 'Chromium', cell: ({ says }) => heard(says.chromium) },
        { title: 'WebKit', cell: ({ says }) => heard(says.webkit) },
      ]}
    />
  </details>
);

export const JourneyFigures = () => (
  <div className="quality">
    {QUALITY.journeys.journeys.map((journey) => (
      <JourneyWords key={journey.name} journey={journey} />
    ))}
    <p>Recorded with {QUALITY.journeys.programs.join('; ')}.</p>
    <OriginLine origin={QUALITY.journeys} />
  </div>
);

/** The names of OpenACR's levels. */
const levels: Readonly<Record<string, string>> = {
  supports: 'Supports',
  'partially-supports': 'Partially supports',
  'does-not-support': 'Does not support',
  'not-evaluated': 'Not evaluated',
  'not-applicable': 'Not applicable',
};

export function AuditFigures() {
  const { audits, judgements } = QUALITY.audit;
  return (
    <Figures
      label="Audit"
      origin={QUALITY.audit}
      rows={audits}
      columns={[
        {
          title: 'Report',
          cell: ({ product }) => (
            <a href={`./accessibility/${product}.html`} target="_parent">
              {productNames[product]}
            </a>
          ),
        },
        ...Object.entries(levels).map(([level, title]): Column<Audit> => ({
          title,
          cell: ({ levels: counts }) => counts[level] ?? 0,
          ...(level === 'supports' && { bar: ({ levels: counts }: Audit) => (counts[level] ?? 0) / sum(counts) }),
        })),
        { title: 'Date', cell: ({ date }) => <Day date={date} /> },
      ]}
    >
      <p>{judgements === 0 ? 'No person has judged a criterion yet.' : `People have judged ${judgements} criteria.`}</p>
    </Figures>
  );
}

const productNames: Readonly<Record<Audit['product'], string>> = { components: 'Components', shop: 'Shop' };
