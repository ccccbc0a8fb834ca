import { namedPackages } from '../../scripts/missingChangesets.mjs';

export interface Change {
  title: string;
  /** Its first sentence. */
  text: string;
  /** 'components', 'sections' */
  packages: string[];
}

/** A note of `.changeset`: the packages stand in its front matter, its title is the name of the file. */
export function changeOf(path: string, note: string): Change {
  const body = note.replace(/^---\n.*?^---\n/ms, '');
  const name = path.replace(/^.*\/|\.md$/g, '').replaceAll('-', ' ');
  const [text = ''] = body.trim().split(/(?<=[.!?])\s+(?=[A-Z`])/);
  return {
    title: name.charAt(0).toUpperCase() + name.slice(1),
    text: text.replaceAll('`', ''),
    packages: namedPackages(note).map((name) => name.replace('@vitrine/', '')),
  };
}
