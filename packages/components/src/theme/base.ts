import { media } from './media.js';
import { theme } from './theme.js';

/** Less motion, except for elements with their own style for less motion: an important rule of an earlier layer would win over it. */
const reducedMotion = (elements: string) => {
  const moving = `${elements}:where(:not([data-motion='own']))`;
  return `@media ${media.reducedMotion}{${moving},${moving}::before,${moving}::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}`;
};

/** The base styles that components need, for these elements. */
const elementBase = (elements: string) => `
${elements},${elements}::before,${elements}::after{box-sizing:border-box}
${elements}:where(h1,h2,h3,h4,h5,h6,p,ul,ol,dl,dd,figure,blockquote){margin:0}
${elements}[hidden]:not([hidden='until-found']){display:none}
${elements}:where(button,input,select,textarea){font:inherit;color:inherit}
${elements}:where(img,svg,video){display:block;max-inline-size:100%}
${elements}:where(:focus-visible){outline:2px solid ${theme.color.ink};outline-offset:3px}
${reducedMotion(elements)}
`;

/** The least width of a page: 320 px of the screen, less a scroll bar that takes room. */
const leastWidth = '300px';

/** The base styles of a page. They are optional: the components work without them. */
export const resetCss = `
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-block-start:${theme.space[20]}}
body{margin:0;min-inline-size:${leastWidth};background:${theme.color.paper};color:${theme.color.ink};font-family:${theme.font.body};font-size:${theme.fontSize.md};line-height:${theme.lineHeight.body};-webkit-font-smoothing:antialiased}
::selection{background:${theme.color.accent};color:${theme.color.onAccent}}
${elementBase('*')}`;

/** Selects our elements, by the class names from the build. */
const own = ":where([class^='vt-'],[class*=' vt-'])";

/** The base styles that the components need, for their own elements only. */
export const elementsCss = `${elementBase(own)}
${own}>:where(svg){display:block;max-inline-size:100%}
:where(.lucide){flex:none;stroke-width:1.5}
:where(.lucide[width='24']){inline-size:${theme.size.icon};block-size:${theme.size.icon}}
`;
