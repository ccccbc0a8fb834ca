import { flavours, type Flavour } from '@vitrine/commerce';
import type { ManifestEntry } from '@vitrine/story-kit/reference';

/** A story in Storybook's index, with the fields that are needed here. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
}

/** The results of `npm run a11y` in `public/results.json`: for each story and platform, the number of looks without findings, and of all looks. */
export type Results = Record<string, Partial<Record<Flavour, [clean: number, looks: number]>>>;

/** What is recorded of a story on a platform. */
export type Outcome = 'clean' | 'found' | 'unrecorded';

export interface Cell {
  platform: Flavour;
  /** The platform's title. */
  title: string;
  href: string;
  outcome: Outcome;
  /** The outcome in words. */
  passed: string;
}

export interface Row {
  id: string;
  name: string;
  cells: Cell[];
}

/** The states of a section or page. */
export interface Group {
  title: string;
  /** The section's documentation, as in `components.json`. Undefined for a page. */
  docs: Documentation | undefined;
  rows: Row[];
}

/** What the table needs of a section's documentation. Texts are Markdown. */
export type Documentation = Pick<ManifestEntry, 'name' | 'title' | 'purpose' | 'use'>;

const isOfShops = ({ type, title }: IndexEntry) => type === 'story' && /^(Sections|Pages)\//.test(title);

/** Groups the stories of sections and pages by title, in the catalogue's order, with the documentation of each title. */
export function matrixOf(
  entries: readonly IndexEntry[],
  results: Results,
  components: readonly Documentation[],
): Group[] {
  const groups = new Map<string, Row[]>();
  for (const entry of entries.filter(isOfShops)) {
    const rows = groups.get(entry.title) ?? [];
    rows.push({
      id: entry.id,
      name: entry.name,
      cells: flavours.map((flavour) => cellOf(entry.id, flavour, results)),
    });
    groups.set(entry.title, rows);
  }
  return [...groups].map(([title, rows]) => ({
    title,
    docs: components.find((component) => component.title === title),
    rows,
  }));
}

function cellOf(id: string, { name: platform, title }: (typeof flavours)[number], results: Results) {
  const result = results[id]?.[platform];
  return { platform, title, href: `./?path=/story/${id}&globals=platform:${platform}`, ...outcomeOf(result) };
}

function outcomeOf(result: Results[string][Flavour]): Pick<Cell, 'outcome' | 'passed'> {
  if (!result) return { outcome: 'unrecorded', passed: 'not recorded' };
  const [clean, looks] = result;
  return clean === looks
    ? { outcome: 'clean', passed: `clean in ${looks} looks` }
    : { outcome: 'found', passed: `clean in ${clean} of ${looks} looks` };
}

/** The cells of a story on one platform, or on all. */
export const cellsOn = ({ cells }: Row, platform: Flavour | 'all') =>
  cells.filter((cell) => platform === 'all' || cell.platform === platform);

const worstFirst: readonly Outcome[] = ['found', 'unrecorded', 'clean'];

/** The worst outcome of some cells. */
export const worstOf = (cells: readonly Cell[]) =>
  worstFirst.find((outcome) => cells.some((cell) => cell.outcome === outcome)) ?? 'unrecorded';

/** What to show of the matrix. */
export interface View {
  /** A part of the title of a section, page or story. Empty: all of them. */
  text: string;
  platform: Flavour | 'all';
  /** Undefined: all of them. */
  outcome: Outcome | undefined;
}

/** Returns the groups and stories that a view shows. A group whose title matches keeps all its stories. */
export function inView(groups: readonly Group[], { text, platform, outcome }: View): Group[] {
  const words = text.trim().toLowerCase();
  const matches = (name: string) => name.toLowerCase().includes(words);
  return groups.flatMap((group) => {
    const rows = group.rows
      .filter(({ name }) => matches(group.title) || matches(name))
      .filter((row) => !outcome || worstOf(cellsOn(row, platform)) === outcome);
    return rows.length > 0 ? [{ ...group, rows }] : [];
  });
}
