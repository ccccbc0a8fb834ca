/** Every colour of the pictures: paper, ink, one green, and the materials of the goods. */
export const palette = {
  ink: '#1B1D1A',
  green: '#1E4D40',
  red: '#B2451C',
  ochre: '#CC972F',
  clay: '#B9744F',
  wood: '#D3A873',
  mist: '#8CA59B',
  steel: '#B4BBB7',
  iron: '#5E6662',
  bone: '#F4EFE3',
} as const;

/** Colours on a dark page, for outlines, shadows and the night: see `sheet`. */
export const dark = { outline: '#A9AEA6', shade: '#000000', night: '#141714' } as const;

/** Rubber. On paper it is almost the ink of its outline; on a dark page it stays dark between light outlines. */
export const rubber = '#20231F';

const channelsOf = (colour: string): number[] =>
  [0, 1, 2].map((index) => parseInt(colour.slice(1 + 2 * index, 3 + 2 * index), 16));

const hex = (channels: number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const brightnessOf = (channels: number[]): number => channels.reduce((sum, value) => sum + value, 0) / 3;

/** Returns the tone of a deep colour on a dark page, with the same hue. Undefined for greys, and for colours that are bright enough. */
export function onDarkPage(colour: string): string | undefined {
  const channels = channelsOf(colour);
  const isGrey = Math.max(...channels) - Math.min(...channels) < 20;
  return isGrey || brightnessOf(channels) > 70 ? undefined : hex(channels.map((value) => value * 1.4));
}

/** Mixes two colours. `share` is the share of the second one, from 0 to 1. */
export function mix(first: string, second: string, share: number): string {
  const to = channelsOf(second);
  return hex(channelsOf(first).map((value, index) => value * (1 - share) + to[index]! * share));
}

export const lighter = (colour: string, share = 0.2): string => mix(colour, palette.bone, share);

export const darker = (colour: string, share = 0.14): string => mix(colour, palette.ink, share);

/** Returns the tone for drawing on a colour, which can be seen on light and on dark cloth. */
export function markOn(colour: string): string {
  return brightnessOf(channelsOf(colour)) < 90 ? lighter(colour, 0.34) : darker(colour, 0.42);
}

/** The colour of black goods: not quite ink, so that their outlines can be seen. */
export const black = '#3A3F3B';
