import type { ReactNode } from 'react';

/** A rule for the use of a component. */
export interface Rule {
  /** An imperative, also for a don't: 'Begin with a verb.' Markdown. */
  text: string;
  /** Follows the rule of a do, and breaks the rule of a don't. */
  picture?: ReactNode;
  /** The reason why the first rule of a list has no picture. */
  noPicture?: string;
}

/** The announcements of a screen reader, one for each case. Markdown in each cell. */
export interface AnnouncedTable {
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/**
 * The documentation of a component or section, the default export of its `*.docs.tsx`. Texts are Markdown, and a name in backticks becomes a
 * link to the page of that name. `reference.ts` makes the docs page, `components.json` and `llms.txt` from it.
 */
export interface ComponentDocs {
  /** The definition, in a sentence. */
  purpose: string;
  /** When to use it. */
  use: string;
  /** When to use something else, and its name. */
  avoid: string;
  /** How it behaves, in paragraphs. */
  behavior?: readonly string[];
  /** The keys that it handles. Empty for a component without keys of its own. */
  keys: readonly { keys: string; action: string }[];
  /** What a screen reader announces. */
  announced: string | AnnouncedTable;
  /** The first one has the picture, if there is one. */
  dos: readonly [Rule, ...Rule[]];
  donts: readonly [Rule, ...Rule[]];
  /** How far it has come. Default: stable. On trial, its props may change in any version. */
  status?: 'stable' | 'trial';
  /** The version that brought it: '1.2.0'. Default: the first one. */
  since?: string;
  /** The names of pages to read next. */
  related: readonly [string, ...string[]];
  /** The line that imports it. Default: its name, and the names of its parts, from its package. */
  import?: string;
  /** Its use in a page: the text of the file `*.sample.tsx` beside the documentation, which `docsOf.ts` adds. */
  code?: string;
  /** The picture on the overview. Undefined for the group Setup, which shows nothing. */
  picture?: ReactNode;
}
