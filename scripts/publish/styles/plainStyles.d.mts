import type { Plugin } from 'esbuild';

export interface PlainStylesOptions {
  /** The package's. */
  folder: string;
  /** What its classes begin with. */
  prefix: string;
  /** Modules whose one text, of the same name, stands in a style sheet. Default: none. */
  emptied?: readonly string[];
  /** The file for all of its rules, their layer, and the sheet that each component's begins with. Default: no sheets are written. */
  sheets?: { file: string; layer: string; base?: string };
}

/** An esbuild plugin that runs styled-components while it builds: see plainStyles.mjs. */
export function plainStyles(options: PlainStylesOptions): Plugin;
