/** Breakpoints in CSS px: 480, 768, 992, 1280, 1536. */
export const breakpoints = { sm: 480, md: 768, lg: 992, xl: 1280, '2xl': 1536 };

/** Media queries from a breakpoint up, in em to follow the reader's text size: `@media ${media.md} { … }` */
export const media = {
  sm: '(min-width: 30em)',
  md: '(min-width: 48em)',
  lg: '(min-width: 62em)',
  xl: '(min-width: 80em)',
  '2xl': '(min-width: 96em)',
  hover: '(hover: hover) and (pointer: fine)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
};
