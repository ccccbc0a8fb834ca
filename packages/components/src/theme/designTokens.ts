import { brands } from './brands.js';
import { breakpoints } from './media.js';
import { narrowTokens, tokens, type PartialTokens } from './tokens.js';

/*
 * The tokens in the format of the W3C's Design Tokens Community Group (2025.10), which design tools read. The format has no schemes, so the
 * two colours of a `light-dark()` pair are in two groups.
 */

export interface DesignToken {
  $type: 'color' | 'dimension' | 'duration' | 'cubicBezier' | 'fontFamily' | 'fontWeight' | 'number' | 'shadow';
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}

export interface TokenGroup {
  [name: string]: DesignToken | TokenGroup | string;
}

/** Returns every brand, complete, under its own name. */
export function designTokens(): TokenGroup {
  return Object.fromEntries(
    Object.entries(brands).map(([id, brand]) => [
      id,
      { $description: `The design tokens of ${brand.name}.`, ...brandTokens(brand.tokens) },
    ]),
  );
}

function brandTokens(overrides: PartialTokens): TokenGroup {
  const all = merge(tokens, overrides);
  return {
    color: inSchemes(all.color, color),
    font: map(all.font, fontFamily),
    fontSize: map(all.fontSize, dimension),
    fontSizeNarrow: {
      $description: 'What differs below 768 px.',
      ...map({ ...narrowTokens.fontSize, ...overrides.fontSize }, dimension),
    },
    fontWeight: map(all.fontWeight, (value) => ({ $type: 'fontWeight', $value: Number(value) })),
    lineHeight: map(all.lineHeight, (value) => ({ $type: 'number', $value: Number(value) })),
    letterSpacing: map(all.letterSpacing, em),
    space: map(all.space, dimension),
    radius: map(all.radius, dimension),
    shadow: inSchemes(all.shadow, shadow),
    motion: {
      fast: duration(all.motion.fast),
      slow: duration(all.motion.slow),
      ease: { $type: 'cubicBezier', $value: numbers(all.motion.ease, 4) },
    },
    zIndex: map(all.zIndex, (value) => ({ $type: 'number', $value: Number(value) })),
    size: map(all.size, dimension),
    sizeNarrow: map({ ...narrowTokens.size, ...overrides.size }, dimension),
    breakpoint: map(breakpoints, (value) => dimension(`${value}px`)),
  };
}

type Groups = typeof tokens;

const merge = (base: Groups, overrides: PartialTokens): Groups =>
  Object.fromEntries(
    Object.entries(base).map(([group, names]) => [group, { ...names, ...overrides[group as keyof Groups] }]),
  ) as Groups;

const map = <Value>(names: Record<string, Value>, write: (value: Value) => DesignToken): TokenGroup =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, write(value)]));

const inSchemes = (names: Record<string, string>, write: (value: string) => DesignToken): TokenGroup => ({
  light: map(names, (value) => write(schemesOf(value).light)),
  dark: map(names, (value) => write(schemesOf(value).dark)),
});

/** Returns the light and the dark form of a value that ends with a `light-dark()` pair, whose parts may have brackets. */
export function schemesOf(value: string): { light: string; dark: string } {
  const parts = /^(.*?)light-dark\(((?:[^,()]|\([^)]*\))+), (.+)\)$/.exec(value);
  if (!parts) throw new TypeError(`A colour, alone or of a shadow, is light-dark(light, dark), but this is ${value}.`);
  const [, before = '', light, dark] = parts;
  return { light: `${before}${light}`, dark: `${before}${dark}` };
}

const color = (value: string): DesignToken => ({ $type: 'color', $value: srgb(value) });

/** Parses `#rrggbb`, or `rgb(r g b / alpha)`. */
function srgb(value: string) {
  const [red, green, blue, alpha = 1] = value.startsWith('#')
    ? [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16))
    : numbers(value, 4);
  const channels = [red!, green!, blue!];
  return {
    colorSpace: 'srgb',
    components: channels.map((channel) => Number((channel / 255).toFixed(4))),
    alpha,
    hex: `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`,
  };
}

function dimension(value: string): DesignToken {
  const [, number, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(value) ?? [];
  if (!number) throw new TypeError(`The format has lengths in px and rem, but this is ${value}.`);
  return { $type: 'dimension', $value: { value: Number(number), unit } };
}

/** The format has no em. */
const em = (value: string): DesignToken => ({ $type: 'number', $value: numbers(value, 1)[0], $description: 'In em.' });

const duration = (value: string): DesignToken => ({
  $type: 'duration',
  $value: { value: numbers(value, 1)[0], unit: 'ms' },
});

const fontFamily = (value: string): DesignToken => ({
  $type: 'fontFamily',
  $value: value.split(',').map((name) => name.trim().replaceAll("'", '')),
});

/** Parses `x y blur colour`. */
function shadow(value: string): DesignToken {
  const [, x, y, blur, paint] = /^(\S+) (\S+) (\S+) (.+)$/.exec(value) ?? [];
  if (!x || !y || !blur || !paint) throw new TypeError(`A shadow is written x y blur colour, but this is ${value}.`);
  const [offsetX, offsetY, blurRadius, spread] = [x, y, blur, '0'].map((length) => dimension(length).$value);
  return { $type: 'shadow', $value: { color: srgb(paint), offsetX, offsetY, blur: blurRadius, spread } };
}

function numbers(value: string, count: number): number[] {
  const found = (value.match(/-?[\d.]+/g) ?? []).map(Number);
  if (found.length !== count) throw new TypeError(`${count} numbers were expected in ${value}.`);
  return found;
}
