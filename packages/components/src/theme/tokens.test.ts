import { describe, expect, test } from 'vitest';
import { tokens } from './tokens.js';

type Color = keyof typeof tokens.color;
type Scheme = 'light' | 'dark';

/** The hex colour that a token has in a scheme. */
function hex(color: Color, scheme: Scheme): string {
  const pair = /^light-dark\((#\w{6}), (#\w{6})\)$/.exec(tokens.color[color]);
  if (!pair) throw new Error(`${color} is not a pair of hex colours: ${tokens.color[color]}`);
  return pair[scheme === 'light' ? 1 : 2]!;
}

/** Relative luminance as WCAG 2.2 defines it. */
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
  ['ink', 'paper'],
  ['ink', 'panel'],
  ['quiet', 'paper'],
  ['quiet', 'panel'],
  ['accent', 'paper'],
  ['accent', 'panel'],
  ['sale', 'paper'],
  ['sale', 'panel'],
  ['onInk', 'ink'],
  ['onAccent', 'accent'],
  ['onSale', 'sale'],
];
const controls: [Color, Color][] = [
  ['border', 'paper'],
  ['ink', 'paper'],
  ['accent', 'paper'],
];

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(text)('%s on %s can be read (4.5:1)', (color, ground) => {
    expect(contrast(hex(color, scheme), hex(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controls)('%s on %s can be made out (3:1)', (color, ground) => {
    expect(contrast(hex(color, scheme), hex(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
