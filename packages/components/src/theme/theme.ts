import { tokens, type PartialTokens, type Tokens } from './tokens.js';

/** The same shape as the tokens; each leaf is a reference to its CSS variable. */
export type Theme = { [Group in keyof Tokens]: { [Name in keyof Tokens[Group]]: string } };

/** The name of a token's CSS variable: `--vt-color-paper`, `--vt-space-4`. */
const variable = (group: string, name: string) =>
  `--vt-${group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

const references = Object.entries(tokens).map(([group, names]) => [
  group,
  Object.fromEntries(Object.keys(names).map((name) => [name, `var(${variable(group, name)})`])),
]);

/** For style templates: `color: ${theme.color.ink}` becomes `color: var(--vt-color-ink)`. */
export const theme = Object.fromEntries(references) as Theme;

/** The declarations of a set of tokens, for a rule of your choice. */
export function declarations(set: PartialTokens): string {
  return Object.entries(set)
    .flatMap(([group, names]) => Object.entries(names).map(([name, value]) => `${variable(group, name)}:${value};`))
    .join('');
}
