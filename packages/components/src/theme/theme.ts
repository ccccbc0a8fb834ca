import { media } from './media.js';
import { narrowTokens, tokens, type PartialTokens, type Tokens } from './tokens.js';

/** `'system'` follows the reader's choice. */
export type Scheme = 'system' | 'light' | 'dark';

/** The shape of the tokens. Each leaf is a reference to its CSS variable. */
export type Theme = { [Group in keyof Tokens]: { [Name in keyof Tokens[Group]]: string } };

/** Returns the name of a token's CSS variable: `--vt-color-paper`, `--vt-space-4`. */
const variable = (group: string, name: string) =>
  `--vt-${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const references = Object.entries(tokens).map(([group, names]) => [
  group,
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(${variable(group, name)})`])),
]);

/** For style templates: `color: ${theme.color.ink}` becomes `color: var(--vt-color-ink)`. */
export const theme = Object.fromEntries(references) as Theme;

/** Returns the declarations of a set of tokens, for a rule of your choice. */
export function declarations(set: PartialTokens): string {
  return Object.entries(set)
    .flatMap(([group, names]) => Object.entries(names).map(([name, value]) => `${variable(group, name)}:${value};`))
    .join('');
}

const schemes: Record<Scheme, string> = { system: 'light dark', light: 'light', dark: 'dark' };

/** Returns the default tokens as a style sheet. */
export const tokensCss = () => `
:root{color-scheme:light dark;${declarations(tokens)}}
@media not all and ${media.md}{:root{${declarations(narrowTokens)}}}
`;

/** Forced colours are the reader's, dark or light: a picture that has a form for each follows them, whatever the scheme. */
const inForcedColors = (selector: string) =>
  `@media ${media.forcedColors}{${selector}{color-scheme:${schemes.system}}}\n`;

/** Returns the rule with a brand's tokens and its scheme. */
export const brandCss = (brand: PartialTokens, scheme: Scheme, selector = ':root') =>
  `${selector}{color-scheme:${schemes[scheme]};${declarations(brand)}}\n` +
  (scheme === 'system' ? '' : inForcedColors(selector));

/** A scheme that is set on the same element wins over the brand's own, because this comes last. */
export const schemeCss = `[data-theme=light]{color-scheme:light}
[data-theme=dark]{color-scheme:dark}
${inForcedColors('[data-theme]')}`;
