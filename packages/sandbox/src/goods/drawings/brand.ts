/** The mark of the sample shop as SVG files: alone, and with the name. */
import { mark } from './mark.js';
import { palette } from './palette.js';

export const squareLogoSize = { width: 512, height: 512 } as const;
export const logoSize = { width: 960, height: 256 } as const;

/** The contents of the mark, which has 24 × 24 pixels. */
const lines = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'));

const sign = (x: number, y: number): string =>
  `<g class="line" transform="translate(${x} ${y})" fill="none" stroke="${palette.green}" stroke-width="1.75">${lines}</g>`;

const file = ({ width, height }: { width: number; height: number }, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width / 8} ${height / 8}" width="${width}" height="${height}">${content}</svg>`;

/** Draws the mark on its own background, as an app's icon has one. */
export const squareLogo = (): string =>
  file(
    squareLogoSize,
    `<rect width="64" height="64" fill="${palette.bone}"/><g transform="translate(2 2) scale(1.875)">${sign(4, 4)}</g>`,
  );

const onDarkPages = `<style>@media(prefers-color-scheme:dark){.line{stroke:${palette.bone}}.name{fill:${palette.bone}}}</style>`;

/** `textLength` fixes the width of the name, whichever font is available. */
const name =
  `<text class="name" x="35" y="21.5" textLength="80" lengthAdjust="spacingAndGlyphs" font-family="'Bricolage Grotesque',system-ui,sans-serif" ` +
  `font-size="16.5" font-weight="700" fill="${palette.green}">Northlane</text>`;

export const logo = (): string => file(logoSize, onDarkPages + sign(4, 4) + name);
