import type { BrandId } from '@vitrine/components';

/** How a reader has set browser and shop. What a look does not say is as it is when a story is played. */
export interface Look {
  /** Of the screen, in CSS px. Default: 1280. */
  width?: number;
  scheme?: 'light' | 'dark';
  brand?: BrandId;
  direction?: 'ltr' | 'rtl';
  /** The size of text that the browser is set to, as a factor. */
  text?: 1 | 2;
  /** Of the screen, in CSS px. Default: 720. */
  height?: number;
  /** Whether a finger points instead of a mouse. */
  finger?: boolean;
  forcedColors?: boolean;
  /** Whether lines, words and letters stand as far apart as WCAG 1.4.12 asks. */
  spacing?: boolean;
  /** Whether things may move. */
  motion?: boolean;
}

/** On Storybook's channel: what the toolbar has set counts no more, but this does. */
export const lookEvent = 'vitrine/look';
