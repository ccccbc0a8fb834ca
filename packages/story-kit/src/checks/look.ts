import type { BrandId } from '@vitrine/components';

/** A reader's settings of browser and shop. Unset ones are as when a story is played. */
export interface Look {
  /** Width of the screen, in CSS px. Default: 1280. */
  width?: number;
  scheme?: 'light' | 'dark';
  brand?: BrandId;
  direction?: 'ltr' | 'rtl';
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

/** The event on Storybook's channel that replaces the toolbar's settings with a look. */
export const lookEvent = 'vitrine/look';
