import type { Plugin } from 'esbuild';

export interface PlainStylesOptions {
  /** The package's folder. */
  folder: string;
  /** The prefix of its classes. */
  prefix: string;
  /** Modules whose only export, a text of the same name, is in a style sheet. Default: none. */
  emptied?: readonly string[];
  /**
   * The file for all of its rules, their layer, and the sheet that each component's sheet imports first. Default: no sheets are written.
   */
  sheets?: { file: string; layer: string; base?: string };
}

/** Creates an esbuild plugin that runs styled-components during the build: see plainStyles.mjs. */
export function plainStyles(options: PlainStylesOptions): Plugin;
