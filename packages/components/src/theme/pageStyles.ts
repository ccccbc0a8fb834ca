import { elementsCss, resetCss } from './base.js';
import { schemeCss, tokensCss } from './theme.js';

/**
 * The part of `styles.css` beyond the components' rules: the reset and the tokens. In the published package, only that file contains it,
 * and the build leaves nothing here.
 */
export const pageStyles = `@layer vitrine.reset,vitrine.tokens,vitrine.components,vitrine.sections;
@layer vitrine.reset{${resetCss}}
@layer vitrine.tokens{${tokensCss()}${schemeCss}}
@layer vitrine.components{${elementsCss}}
`;
