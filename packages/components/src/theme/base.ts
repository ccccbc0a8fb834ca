import { media } from './media.js';
import { theme } from './theme.js';

/** Less motion, but for what is made for less motion itself: an important rule of an earlier layer would win over it. */
const reducedMotion = (elements: string) => {
  const moving = `${elements}:where(:not([data-motion='own']))`;
  return `@media ${media.reducedMotion}{${moving},${moving}::before,${moving}::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}`;
};

/** The base of a page, for those who want it: the components stand without it. */
export const resetCss = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:${theme.space[20]}}
body{margin:0;min-inline-size:320px;background:${theme.color.paper};color:${theme.color.ink};font-family:${theme.font.body};font-size:${theme.fontSize.md};line-height:${theme.lineHeight.body};-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote{margin:0}
button,input,select,textarea{font:inherit;color:inherit}
img,svg,video{display:block;max-inline-size:100%}
:focus-visible{outline:2px solid ${theme.color.ink};outline-offset:3px}
::selection{background:${theme.color.accent};color:${theme.color.onAccent}}
${reducedMotion('*')}
`;

/** An element of ours, as the build names their classes. */
const own = ":where([class^='vt-'],[class*=' vt-'])";

/** What the components need of the base, for their own elements only. */
export const elementsCss = `
${own},${own}::before,${own}::after{box-sizing:border-box}
${own}:where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote){margin:0}
${own}:where(button,input,select,textarea){font:inherit;color:inherit}
${own}:where(img,svg,video),${own}>:where(svg){display:block;max-inline-size:100%}
${own}:where(:focus-visible){outline:2px solid ${theme.color.ink};outline-offset:3px}
${reducedMotion(own)}
:where(.lucide){flex:none;stroke-width:1.5}
:where(.lucide[width='24']){inline-size:${theme.size.icon};block-size:${theme.size.icon}}
`;
