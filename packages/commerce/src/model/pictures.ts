import type { ProductMedia, MediaItem, Product } from './entities.js';
import { possibleVariants, type OptionChoices } from './variantSelection.js';

type Pictured = Pick<Product, 'media' | 'variants' | 'options'>;

/**
 * Returns the picture of the choices: of the variants that still match them, the picture that comes first among the product's pictures.
 * If the product's pictures contain none of them, it is the first variant's own picture, after a choice. Undefined if there is none.
 */
export function pictureOfChoices({ media, variants }: Pictured, choices: OptionChoices): MediaItem | undefined {
  const possible = possibleVariants(variants, choices);
  const sources = new Set(possible.map(({ image }) => image?.src));
  const listed = media.filter(isPicture).find(({ details }) => sources.has(details.src));
  if (listed || Object.values(choices).every((value) => value === undefined)) return listed;
  const own = possible.find(({ image }) => image);
  return own?.image && { id: own.id, details: own.image };
}

/** Videos and 3D models also have pictures, but not of one variant. */
const isPicture = (item: ProductMedia): item is MediaItem => item.kind === undefined;

export interface Gallery {
  media: ProductMedia[];
  /** The index of the picture of the choices. Undefined if there is none. */
  index: number | undefined;
}

/**
 * Returns the pictures that a gallery shows with these choices. If one option alone decides the picture, such as the colour, they are all
 * of the product's pictures. If it takes several options, such as colour and size, the picture of the choices comes first, and pictures of
 * other variants are left out. A variant's own picture that is not among the product's pictures comes first as well.
 */
export function galleryOfChoices(product: Pictured, choices: OptionChoices): Gallery {
  const { media, variants, options } = product;
  const shown = pictureOfChoices(product, choices);
  const others = isDecidedByOneOption(options, variants)
    ? media
    : media.filter((item) => !isPicture(item) || !variants.some(({ image }) => image?.src === item.details.src));
  if (!shown) return { media: others, index: undefined };
  const index = others.indexOf(shown);
  return index < 0 ? { media: [shown, ...others], index: 0 } : { media: others, index };
}

/** Returns whether the variants with the same value of some option all have the same picture. Variants without a picture do not count. */
function isDecidedByOneOption(options: Product['options'], variants: Product['variants']): boolean {
  const pictured = variants.filter(({ image }) => image);
  if (new Set(pictured.map(({ image }) => image?.src)).size < 2) return true;
  return options.some(({ id, optionValues }) =>
    optionValues.every(({ value }) => {
      const having = pictured.filter((variant) =>
        variant.optionValues.some((entry) => entry.optionId === id && entry.value === value),
      );
      return new Set(having.map(({ image }) => image?.src)).size <= 1;
    }),
  );
}
