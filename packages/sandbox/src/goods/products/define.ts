/** Helpers that define the goods in short forms. */
import type { OptionData, ProductData, VariantData } from '../../shop/data.js';
import type { FrameMeasures } from '../drawings/bicycle/bicycle.js';

/** A picture of a product. Its SVG text is made on each call. */
export interface Picture {
  /** The text alternative of the picture. */
  alt: string;
  svg: () => string;
}

/** A product whose pictures are drawn here. Their paths come from the product's handle. */
export interface ProductDraft extends Omit<ProductData, 'images'> {
  pictures: Picture[];
  /** Draws a variant by its values. Undefined for a variant that the pictures above show. The path comes from the values: 'skerry-29/s-green.svg'. */
  variantPicture?: (...values: string[]) => Picture | undefined;
  /** The measures of the frame in a size. */
  frameOf?: (size: string) => FrameMeasures;
}

export const picture = (alt: string, svg: () => string): Picture => ({ alt, svg });

/** Converts dollars or euros to minor units. */
export const money = (major: number): number => Math.round(major * 100);

/** Returns the next day of the year from today on: '03-12' is '2027-03-12' or a later one. */
export function nextDate(monthAndDay: string): string {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const date = `${year}-${monthAndDay}`;
  return date > today ? date : `${year + 1}-${monthAndDay}`;
}

/** The CSS colours of option values. */
const swatches: Record<string, string> = {
  Green: '#1E4D40',
  Ochre: '#CC972F',
  Bone: '#F4EFE3',
  Clay: '#B9744F',
  Mist: '#8CA59B',
  Ink: '#1B1D1A',
  Red: '#B2451C',
  Steel: '#B4BBB7',
  Brass: '#CC972F',
};

/** Makes an option. Values that name one of our colours get its swatch. */
export const option = (name: string, ...values: string[]): OptionData => ({
  name,
  values: values.map((value) => ({ name: value, ...(swatches[value] && { swatch: swatches[value] }) })),
});

type Details = Omit<VariantData, 'sku' | 'values'>;

interface VariantPlan extends Details {
  /** The start of every SKU. */
  code: string;
  /** Index of the picture that shows an option value. */
  pictures?: Record<string, number>;
  /** Combinations that are not made: values joined by ' / '. */
  except?: string[];
  /** Differences of variants, by their values joined by ' / ' or by a single value. */
  but?: Record<string, Partial<Details>>;
}

const combinations = (options: OptionData[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap((row) => values.map(({ name }) => [...row, name])),
    [[]],
  );

const skuPart = (value: string): string => value.toUpperCase().replace(/[^A-Z0-9]+/g, '');

/** Returns a variant for every combination of the options' values that is made. */
export function variantsOf(options: OptionData[], plan: VariantPlan): VariantData[] {
  const { code, pictures = {}, except = [], but = {}, ...details } = plan;
  return combinations(options)
    .filter((values) => !except.some((rule) => rule.split(' / ').every((value) => values.includes(value))))
    .map((values) => {
      const image = values.map((value) => pictures[value]).find((index) => index !== undefined);
      const special = [...values.map((value) => but[value]), but[values.join(' / ')]];
      return Object.assign(
        { sku: [code, ...values.map(skuPart)].join('-'), values },
        details,
        image !== undefined && { image },
        ...special,
      );
    });
}
