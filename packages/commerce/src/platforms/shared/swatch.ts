import type { OptionValue } from '../../model/entities.js';

/** A platform's data about the look of an option's value. */
interface WireSwatch {
  colors: readonly (string | null | undefined)[];
  image: string | null | undefined;
  imageUrl: (src: string) => string;
}

/** Accepts only hexadecimal colours, because pages write them into their styles. */
const isColor = (color: string | null | undefined): color is string => /^#(?:[\da-f]{3}){1,2}$/i.test(color ?? '');

/** Converts a swatch. Empty if the platform reports neither a valid colour nor an image. */
export function toSwatch({ colors: given, image, imageUrl }: WireSwatch): Pick<OptionValue, 'swatch'> {
  const colors = given.filter(isColor);
  if (colors.length === 0 && !image) return {};
  return { swatch: { colors, ...(image && { image: imageUrl(image) }) } };
}
