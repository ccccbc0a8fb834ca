import { media } from './media.js';
import { theme, themeCss, type Scheme } from './theme.js';
import type { PartialTokens } from './tokens.js';

export interface ThemeStyleProps {
  /** What a brand changes of the tokens. Default: nothing, which is the Northlane brand. */
  brand?: PartialTokens;
  /** The colour scheme of the page: `'system'` follows the reader's choice. Default: `'system'`. */
  scheme?: Scheme;
}

/**
 * The variables of the theme and the base styles of the page. Render it once, in the document's layout.
 * `data-theme="light"` or `"dark"` on any element fixes the scheme from there down.
 */
export function ThemeStyle({ brand = {}, scheme = 'system' }: ThemeStyleProps) {
  return (
    <style href="vitrine-theme" precedence="vitrine-theme">
      {themeCss(brand, scheme) + baseCss}
    </style>
  );
}

// Icons that say no size of their own (24 is lucide's default) are as large as the theme says.
const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:${theme.space[20]}}
body{margin:0;min-inline-size:320px;background:${theme.color.paper};color:${theme.color.ink};font-family:${theme.font.body};font-size:${theme.fontSize.md};line-height:${theme.lineHeight.body};-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote{margin:0}
button,input,select,textarea{font:inherit;color:inherit}
img,svg,video{display:block;max-inline-size:100%}
:where(.lucide){flex:none;stroke-width:1.5}
:where(.lucide[width='24']){inline-size:${theme.size.icon};block-size:${theme.size.icon}}
:focus-visible{outline:2px solid ${theme.color.ink};outline-offset:3px}
::selection{background:${theme.color.accent};color:${theme.color.onAccent}}
@media ${media.reducedMotion}{*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}
`;
