type Color = [number, number, number];

const parse = (hex: string): Color => {
  const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  return [1, 3, 5].map((at) => parseInt(long.slice(at, at + 2), 16)) as Color;
};

/** Returns the perceived lightness of a colour, 0 to 1. */
const lightness = ([red, green, blue]: Color) => (0.299 * red + 0.587 * green + 0.114 * blue) / 255;

/** Prints a drawing with two inks: each colour becomes a mixture of them by its lightness. */
export function duotone(svg: string, dark: string, light: string): string {
  const [from, to] = [parse(dark), parse(light)];
  const mix = (hex: string) => {
    const share = lightness(parse(hex));
    const channels = from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share));
    return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
  };
  return svg.replace(/#(?:[0-9a-f]{6}|[0-9a-f]{3})\b/gi, mix);
}
