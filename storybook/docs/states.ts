import { flavours, type Flavour } from '@vitrine/commerce';

/** A story in Storybook's index, with the fields that are needed here. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  name: string;
}

/** The results of `npm run a11y` in `public/results.json`: for each story and platform, the number of looks without findings, and of all looks. */
export type Results = Record<string, Partial<Record<Flavour, [clean: number, looks: number]>>>;

export interface Row {
  id: string;
  name: string;
  cells: { platform: Flavour; title: string; href: string; passed: string }[];
}

const isOfShops = ({ type, title }: IndexEntry) => type === 'story' && /^(Sections|Pages)\//.test(title);

/** Groups the stories of sections and pages by title, in the catalogue's order. */
export function matrixOf(entries: readonly IndexEntry[], results: Results): { title: string; rows: Row[] }[] {
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
  return [...groups].map(([title, rows]) => ({ title, rows }));
}

function cellOf(id: string, { name: platform, title }: (typeof flavours)[number], results: Results) {
  const result = results[id]?.[platform];
  const passed = !result
    ? 'Not recorded'
    : result[0] === result[1]
      ? `Clean in ${result[1]} looks`
      : `Clean in ${result[0]} of ${result[1]} looks`;
  return { platform, title, href: `./?path=/story/${id}&globals=platform:${platform}`, passed };
}
