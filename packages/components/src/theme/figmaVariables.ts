import { brands } from './brands.js';
import { designTokens, type DesignToken, type TokenGroup } from './designTokens.js';
import { theme, type Scheme } from './theme.js';
import { tokens } from './tokens.js';

/*
 * The tokens as the body of `POST /v1/files/{key}/variables` of Figma's REST API, which creates a library's variables: one collection, with
 * a mode for each brand in each scheme. Plugins that import variables read the same format.
 */

export type Group = keyof typeof tokens;

/** The groups that Figma has variables for, and the fields that offer them to designers. Figma has no variables for shadows and motion. */
export const scopes: Partial<Record<Group, string[]>> = {
  color: ['ALL_SCOPES'],
  space: ['GAP', 'WIDTH_HEIGHT'],
  size: ['GAP', 'WIDTH_HEIGHT'],
  radius: ['CORNER_RADIUS'],
  font: ['FONT_FAMILY'],
  fontSize: ['FONT_SIZE'],
  fontWeight: ['FONT_WEIGHT'],
};

const collection = 'vitrine';

export interface Mode {
  id: string;
  name: string;
  brand: string;
  scheme: Exclude<Scheme, 'system'>;
}

export const modes: Mode[] = Object.entries(brands).flatMap(([brand, { name }]) =>
  (['light', 'dark'] as const).map((scheme) => ({
    id: `${brand}-${scheme}`,
    name: `${name} ${scheme}`,
    brand,
    scheme,
  })),
);

type Value = string | number | { r: number; g: number; b: number; a: number };

/** Returns the body. Lengths are in px, at 16 px to the rem. Of a list of fonts, Figma takes the first. */
export function figmaVariables() {
  const all = designTokens();
  const [first, ...others] = modes;
  const names = Object.entries(scopes).flatMap(([group, places]) =>
    Object.keys(tokens[group as Group]).map((name) => ({ group: group as Group, name, places })),
  );
  return {
    variableCollections: [{ action: 'CREATE', id: collection, name: 'Vitrine', initialModeId: first?.id }],
    variableModes: [
      { action: 'UPDATE', id: first?.id, name: first?.name, variableCollectionId: collection },
      ...others.map(({ id, name }) => ({ action: 'CREATE', id, name, variableCollectionId: collection })),
    ],
    variables: names.map(({ group, name, places }) => ({
      action: 'CREATE',
      id: `${group}/${name}`,
      name: `${group}/${name}`,
      variableCollectionId: collection,
      resolvedType: typeOf[group] ?? 'FLOAT',
      scopes: places,
      codeSyntax: { WEB: (theme[group] as Record<string, string>)[name] },
    })),
    variableModeValues: modes.flatMap((mode) =>
      names.map(({ group, name }) => ({
        variableId: `${group}/${name}`,
        modeId: mode.id,
        value: valueOf(all, mode, group, name),
      })),
    ),
  };
}

const typeOf: Partial<Record<Group, 'COLOR' | 'STRING'>> = { color: 'COLOR', font: 'STRING' };

interface Color {
  components: [number, number, number];
  alpha: number;
}

/** Returns the token of a mode, of all brands' tokens. */
export function tokenOf(all: TokenGroup, { brand, scheme }: Mode, group: Group, name: string): DesignToken {
  const path = group === 'color' ? [brand, group, scheme, name] : [brand, group, name];
  return path.reduce<TokenGroup>((at, key) => at[key] as TokenGroup, all) as unknown as DesignToken;
}

/** Returns a length in px, at 16 px to the rem. */
export const inPixels = ({ value, unit }: Length) => (unit === 'rem' ? Number((value * 16).toFixed(4)) : value);

export interface Length {
  value: number;
  unit: 'px' | 'rem';
}

function valueOf(all: TokenGroup, mode: Mode, group: Group, name: string): Value {
  const token = tokenOf(all, mode, group, name);
  if (group === 'color') {
    const { components, alpha } = token.$value as Color;
    const [r, g, b] = components;
    return { r, g, b, a: alpha };
  }
  if (group === 'font') return (token.$value as string[])[0] ?? '';
  if (typeof token.$value === 'number') return token.$value;
  return inPixels(token.$value as Length);
}
