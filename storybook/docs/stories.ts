import { readFileSync } from 'node:fs';
import { loadCsf } from 'storybook/internal/csf-tools';

export interface ReadStory {
  /** 'actions-button--primary' */
  id: string;
  name: string;
  /** Whether a docs page shows it. The tag 'proof' excludes stories that only prove something. */
  isExample: boolean;
  source: string;
}

/** Reads the stories of a file like Storybook's index. */
export function storiesOf(file: string): ReadStory[] {
  const code = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
  const csf = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse();
  return Object.entries(csf._stories).map(([key, { id, tags = [], name }]) => {
    const { start, end } = csf._storyExports[key] as { start: number; end: number };
    const all = [...(csf.meta.tags ?? []), ...tags];
    const isExample = !all.includes('proof') && !all.includes('!autodocs');
    return { id, name: name ?? key, isExample, source: code.slice(start, end) };
  });
}
