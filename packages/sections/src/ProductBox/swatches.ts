import type { Product, ProductOption, Swatch } from '@vitrine/commerce';

/** The look of a value: a disc with a colour or a picture. A value with neither shows as its text. */
export interface ValueLook {
  /** A CSS colour or gradient. */
  color?: string;
  /** The URL of an image. */
  image?: string;
}

/**
 * Returns the look of each value of an option, by value. If the shop sets none, the variants' pictures are used, provided that each value
 * has its own picture.
 */
export function valueLooks({ variants }: Pick<Product, 'variants'>, option: ProductOption): Map<string, ValueLook> {
  const { id, optionValues } = option;
  if (optionValues.some(({ swatch }) => swatch))
    return new Map(optionValues.map(({ value, swatch }) => [value, swatch ? lookOf(swatch) : {}]));
  const pictures = optionValues.map(({ value }) => {
    const having = variants.filter((variant) =>
      variant.optionValues.some((entry) => entry.optionId === id && entry.value === value),
    );
    return new Set(having.map(({ image }) => image?.src));
  });
  const sources = pictures.flatMap((all) => [...all].filter((src) => src !== undefined));
  const isTold = pictures.every(({ size }) => size === 1) && new Set(sources).size === optionValues.length;
  return new Map(isTold ? optionValues.map(({ value }, index) => [value, { image: sources[index]! }]) : []);
}

function lookOf({ colors, image }: Swatch): ValueLook {
  if (image) return { image };
  const [first, second] = colors;
  if (!first) return {};
  return { color: second ? `linear-gradient(135deg, ${first} 50%, ${second} 50%)` : first };
}
