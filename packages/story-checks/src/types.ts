import type { CheckName, Story } from './page/story.ts';

/** Values of Storybook's globals, by name. */
export type Globals = Record<string, string>;

/** A reader's settings of browser and page. Unset ones are as when a story is played. */
export interface Look {
  /** Width of the screen, in CSS px. Default: 1280. */
  width?: number;
  scheme?: 'light' | 'dark';
  /** What the page itself sets for the look, such as its writing direction: see `onLook`. */
  globals?: Globals;
  /** The text size in the browser's settings, as a factor. */
  text?: 1 | 2;
  /** Height of the screen, in CSS px. Default: 720. */
  height?: number;
  /** Whether the pointer is a finger instead of a mouse. */
  finger?: boolean;
  forcedColors?: boolean;
  /** Whether lines, words and letters have the spacing of WCAG 1.4.12. */
  spacing?: boolean;
  /** Whether motion is allowed. */
  motion?: boolean;
}

/** A look, and the checks in it. */
export interface Visit {
  look: Look;
  checks: CheckName[];
  /** Visits only stories in which an element stays on the screen while the page is scrolled. */
  withBars?: true;
}

/** What the checks must know of a design system's markup. Each selector may be left out. */
export interface PageSettings {
  /** Selectors of elements that are in the page of a story and not a part of it. Storybook's own are known. */
  ignore?: string[];
  /** A selector of elements whose looks are their user's matter. */
  unstyled?: string;
  /** A selector of primary controls, which are 44 px for a finger. Fields, choices and their like are known. */
  primary?: string;
  /** The colour of errors in CSS. A text in it belongs to a field that must be marked as invalid. */
  errorColor?: string;
  /** Attributes that tell kinds of elements apart, which need not look alike. Role and type are known. */
  kinds?: string[];
  /** The beginning of the titles of whole pages: all of their content is in landmarks. */
  wholePages?: string;
}

export interface ChecksConfig {
  /** The URL of the Storybook. */
  url: string;
  /** The globals with which all stories are played, as a person would set them in the toolbar. */
  toolbar?: Globals;
  /** Whether stories are only played, without axe and without looks. */
  isPlayedOnly?: boolean;
  /** The globals of `onLook` in the plain look. A look's own replace them. */
  globals?: Globals;
  /** Returns the visits of a story. Default: `standardVisits()`. */
  visits?: (story: Story) => Visit[];
  /** Titles of stories that are played a second time with motion. The tag `motion` does the same. */
  moving?: RegExp;
  page?: PageSettings;
  /** Returns whether a finding is right, and not a fault. */
  isException?: (finding: string) => boolean;
  /** Runs all of axe in every one of these looks, and appends a line of JSON for each story to the file. */
  audit?: { file: string; looks: Look[] };
}
