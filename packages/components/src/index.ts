export { breakpoints, media } from './theme/media.js';
export { declarations, theme } from './theme/theme.js';
export type { Theme } from './theme/theme.js';
export { ThemeStyle } from './theme/ThemeStyle.js';
export type { ThemeStyleProps } from './theme/ThemeStyle.js';
export { narrowTokens, tokens } from './theme/tokens.js';
export type { PartialTokens, Tokens } from './theme/tokens.js';
