export interface Change {
  title: string;
  /** Its first sentence. */
  text: string;
  /** 'components', 'sections' */
  packages: string[];
  /** When it was last written: '2026-05-04'; undefined where that is not known. */
  date: string | undefined;
}

/** A note of `.changeset`: the packages stand in its front matter, its title is the name of the file. `dates` are by that name. */
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

/** The packages that a note names in its front matter. */
const namedPackages = (note: string) =>
  [...(/^---\n(.*?)^---/ms.exec(note)?.[1] ?? '').matchAll(/^['"]?(@vitrine\/[\w-]+)['"]?:/gm)].map(
    ([, name = '']) => name,
  );

/** The newest first; those of one day, and those without one, by their titles. */
export const newestFirst = (changes: readonly Change[]) =>
  changes.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || a.title.localeCompare(b.title));
