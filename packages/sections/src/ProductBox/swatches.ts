import type { Product, ProductOption, Swatch } from '@vitrine/commerce';

/** How a value shows: as a disc of a colour or a picture; as its text where there is neither. */
export interface ValueLook {
  /** A CSS colour or gradient. */
  color?: string;
  /** An address. */
  image?: string;
}

/**
 * The look of each value of an option, by the value. Where the shop says none, pictures of the variants tell values apart, if each value
 * has one of its own.
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
