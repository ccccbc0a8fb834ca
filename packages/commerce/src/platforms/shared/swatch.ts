import type { OptionValue } from '../../model/entities.js';

/** What a platform says of how a value looks. */
interface WireSwatch {
  colors: readonly (string | null | undefined)[];
  image: string | null | undefined;
  imageUrl: (src: string) => string;
}

/** Pages write colours into their styles: nothing else may stand there. */
const isColor = (color: string | null | undefined): color is string => /^#(?:[\da-f]{3}){1,2}$/i.test(color ?? '');

/** Empty where the platform says nothing of it. */
export function toSwatch({ colors: given, image, imageUrl }: WireSwatch): Pick<OptionValue, 'swatch'> {
  const colors = given.filter(isColor);
  if (colors.length === 0 && !image) return {};
  return { swatch: { colors, ...(image && { image: imageUrl(image) }) } };
}
