export interface Change {
  title: string;
  /** The first sentence of the note. */
  text: string;
  /** 'components', 'sections' */
  packages: string[];
  /** The date on which it was last written: '2026-05-04'. Undefined if it is unknown. */
  date: string | undefined;
}

/** Parses a note of `.changeset`. Its front matter names the packages; the name of its file gives the title, and its date in `dates`. */
export function changeOf(path: string, note: string, dates: Partial<Record<string, string>>): Change {
  const body = note.replace(/^---\n.*?^---\n/ms, '');
  const file = path.replace(/^.*\//, '');
  const name = file.replace(/\.md$/, '').replaceAll('-', ' ');
  const [text = ''] = body.trim().split(/(?<=[.!?])\s+(?=[A-Z`])/);
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    text: text.replaceAll('`', ''),
    date: dates[file],
    packages: namedPackages(note).map((name) => name.replace('@vitrine/', '')),
  };
}

/** Returns the packages in the front matter of a note. */
const namedPackages = (note: string) =>
  [...(/^---\n(.*?)^---/ms.exec(note)?.[1] ?? '').matchAll(/^['"]?(@vitrine\/[\w-]+)['"]?:/gm)].map(
    ([, name = '']) => name,
  );

/** Sorts changes by date, the newest first. Changes of the same day, and changes without a date, are sorted by title. */
export const newestFirst = (changes: readonly Change[]) =>
  changes.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title));
