/** The sign of the sample shop as files: alone, and with its name. */
import { mark } from './mark.js';
import { palette } from './palette.js';

const path = mark.slice(mark.indexOf('>') + 1, mark.lastIndexOf('</svg>'));

const strokes = `fill="none" stroke="${palette.green}" stroke-width="1.75"`;

export const squareLogoSize = { width: 512, height: 512 } as const;
export const logoSize = { width: 960, height: 256 } as const;

export const squareLogo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 32 32" width="512" height="512"><rect x="-4" y="-4" width="32" height="32" fill="${palette.bone}"/><g ${strokes}>${path}</g></svg>`;

export const logo = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" width="960" height="256"><g transform="translate(4 4)" ${strokes}>${path}</g><text x="36" y="22" font-family="Georgia, serif" font-size="18" fill="${palette.green}">Northlane</text></svg>`;
