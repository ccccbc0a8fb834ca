import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brands, type BrandId } from './brands.js';
import { schemesOf } from './designTokens.js';
import { tokensCss } from './theme.js';
import { tokens } from './tokens.js';

type Color = keyof typeof tokens.color;
type Scheme = 'light' | 'dark';

/** Returns the hex colour of a token in a brand's scheme. */
function hex(brand: BrandId, color: Color, scheme: Scheme): string {
  const value = schemesOf({ ...tokens.color, ...brands[brand].tokens.color }[color])[scheme];
  if (!/^#\w{6}$/.test(value)) throw new Error(`${color} is not a hex colour: ${value}`);
  return value;
}

/** Returns the relative luminance of WCAG 2.2. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

test('the measure itself: black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
});

const text: [Color, Color][] = [
  ...(['ink', 'quiet', 'accent', 'sale', 'warning'] as const).flatMap((color): [Color, Color][] => [
    [color, 'paper'],
    [color, 'panel'],
  ]),
  ['onInk', 'ink'],
  ['onAccent', 'accent'],
  ['onSale', 'sale'],
];
const controls: [Color, Color][] = [
  ['border', 'paper'],
  ['ink', 'paper'],
  ['accent', 'paper'],
];

/** Colours of neither text nor controls: backgrounds, separators and the scrim. Every new colour must be in one of the lists. */
const others: Color[] = ['paper', 'panel', 'rule', 'scrim'];

test('every colour is in a pair or needs none', () => {
  const paired = [...text, ...controls].flat();
  expect([...new Set([...paired, ...others])].sort()).toEqual(Object.keys(tokens.color).sort());
});

const cases = (Object.keys(brands) as BrandId[]).flatMap((brand): [BrandId, Scheme][] => [
  [brand, 'light'],
  [brand, 'dark'],
]);

describe.each(cases)('%s in the %s scheme', (brand, scheme) => {
  test.each(text)('%s on %s is readable (4.5:1)', (color, ground) => {
    expect(contrast(hex(brand, color, scheme), hex(brand, ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('%s on %s is visible (3:1)', (color, ground) => {
    expect(contrast(hex(brand, color, scheme), hex(brand, ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});

test('the README names every colour, and no variable that does not exist', () => {
  const namesIn = (text: string) => new Set(text.match(/--vt-[a-z0-9-]*[a-z0-9]/g));
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const real = namesIn(tokensCss());
  const named = namesIn(readme.replace(/--vt-[a-z-]+-…/g, ''));
  expect([...real].filter((name) => name.startsWith('--vt-color-') && !named.has(name))).toEqual([]);
  expect([...named].filter((name) => !real.has(name))).toEqual([]);
  const groups = readme.match(/--vt-[a-z-]+-(?=…)/g) ?? [];
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.filter((group) => ![...real].some((name) => name.startsWith(group)))).toEqual([]);
});
