import { designTokens, type DesignToken, type TokenGroup } from './designTokens.js';
import { inPixels, modes, scopes, tokenOf, type Group, type Length, type Mode } from './figmaVariables.js';
import { theme } from './theme.js';
import { tokens } from './tokens.js';

/*
 * The tokens as Figma imports variables from files: one file in the format of the Design Tokens Community Group (2025.10) for each mode of
 * a collection. Extensions tell Figma the mode's name, the fields that offer a variable, and its name in code.
 */

/** A file with the variables of a mode. */
export interface ModeFile extends Omit<TokenGroup, '$extensions'> {
  $extensions: { 'com.figma.modeName': string };
}

/** Returns the files by their names: 'northlane-light.tokens.json'. Lengths are in px, at 16 px to the rem, since Figma has no rem. */
export function figmaModes(): Record<string, ModeFile> {
  const all = designTokens();
  return Object.fromEntries(modes.map((mode) => [`${mode.id}.tokens.json`, modeFile(all, mode)]));
}

const modeFile = (all: TokenGroup, mode: Mode): ModeFile =>
  ({
    ...Object.fromEntries(
      Object.keys(scopes).map((group) => [
        group,
        Object.fromEntries(
          Object.keys(tokens[group as Group]).map((name) => [name, variable(all, mode, group as Group, name)]),
        ),
      ]),
    ),
    $extensions: { 'com.figma.modeName': mode.name },
  }) as ModeFile;

function variable(all: TokenGroup, mode: Mode, group: Group, name: string): DesignToken {
  const token = tokenOf(all, mode, group, name);
  return {
    ...token,
    $value: inFigma(token),
    $extensions: {
      'com.figma.scopes': scopes[group],
      'com.figma.codeSyntax': { WEB: (theme[group] as Record<string, string>)[name] },
    },
  };
}

/** Of a list of fonts, Figma takes the first. */
function inFigma({ $type, $value }: DesignToken) {
  if ($type === 'dimension') return { value: inPixels($value as Length), unit: 'px' };
  return $type === 'fontFamily' ? ($value as string[])[0] : $value;
}
