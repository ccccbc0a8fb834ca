/** Reads the products_export.csv of Shopify's admin, with its old or new column names. */
import { CsvError, parse } from 'csv-parse/sync';
import { fractionDigits } from '../../shop/money.js';
import type { SeedImage, SeedProduct, SeedVariant } from './data.js';
import { SeedError } from './problem.js';

/** The names of each column: before 2025, and since then. */
const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  description: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  stock: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  compareAtPrice: ['Variant Compare At Price', 'Compare-at price'],
  image: ['Image Src', 'Product image URL', 'Image source'],
  imagePosition: ['Image Position'],
  imageAlt: ['Image Alt Text'],
  variantImage: ['Variant Image', 'Variant image URL'],
  seoTitle: ['SEO Title'],
  seoDescription: ['SEO Description'],
  option1Name: ['Option1 Name'],
  option1Value: ['Option1 Value'],
  option2Name: ['Option2 Name'],
  option2Value: ['Option2 Value'],
  option3Name: ['Option3 Name'],
  option3Value: ['Option3 Value'],
} as const;

type Column = keyof typeof columns;

const optionColumns = [
  ['option1Name', 'option1Value'],
  ['option2Name', 'option2Value'],
  ['option3Name', 'option3Value'],
] as const;

interface Row {
  /** The number of the row in a spreadsheet. Row 1 has the names of the columns. */
  number: number;
  /** Returns the trimmed text of a column; empty if the file does not have the column. */
  text(column: Column): string;
  fail(column: Column, why: string): never;
}

/**
 * @param text of the file
 * @param file its name, for messages
 * @param currencyCode of its prices
 * @returns the products that are published, in the order of the file
 * @throws SeedError
 */
export function readProductsExport(text: string, file: string, currencyCode: string): SeedProduct[] {
  const rows = readRows(text, file);
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const handle = row.text('handle') || row.fail('handle', 'is empty: every row says which product it belongs to');
    groups.set(handle, [...(groups.get(handle) ?? []), row]);
  }
  const skus = new Set<string>();
  return [...groups].flatMap(([handle, group]) =>
    isPublished(group) ? [readProduct(handle, group, currencyCode, skus)] : [],
  );
}

function readRows(text: string, file: string): Row[] {
  const [head, ...records] = parseRecords(text, file);
  if (!head) throw new SeedError(`${file} is empty: give --seed the file that the admin exports.`);
  const places = new Map(head.map((name, index) => [name.trim().toLowerCase(), index]));
  const placeOf = (column: Column) =>
    columns[column].map((name) => places.get(name.toLowerCase())).find((place) => place !== undefined);
  for (const column of ['handle', 'title'] as const)
    if (placeOf(column) === undefined)
      throw new SeedError(
        `${file}, row 1: there is no column "${columns[column].join('" or "')}": give --seed the file that the admin exports, with its first row.`,
      );
  return records.map((record, index) => {
    const number = index + 2;
    const textOf = (column: Column) => record[placeOf(column) ?? -1]?.trim() ?? '';
    return {
      number,
      text: textOf,
      fail(column, why) {
        const name = head[placeOf(column) ?? -1] ?? columns[column][0];
        throw new SeedError(`${file}, row ${number}, column "${name.trim()}": ${quoted(textOf(column))}${why}.`);
      },
    };
  });
}

const quoted = (text: string): string => (text === '' ? '' : `"${text}" `);

function parseRecords(text: string, file: string): string[][] {
  try {
    return parse(text, { bom: true, skip_empty_lines: true, relax_column_count_less: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SeedError(`${file}, line ${String(error.lines)}: ${error.message}.`);
  }
}

function isPublished([first]: readonly Row[]): boolean {
  const status = first?.text('status').toLowerCase() || 'active';
  return status === 'active' && first?.text('published').toLowerCase() !== 'false';
}

function readProduct(handle: string, rows: readonly Row[], currencyCode: string, skus: Set<string>): SeedProduct {
  const first = rows[0] as Row;
  const title = first.text('title') || first.fail('title', 'is empty: the first row of a product has its title');
  const names = optionColumns.map(([name]) => first.text(name)).filter(Boolean);
  const hasOptions = !(names.length === 1 && names[0] === 'Title' && first.text('option1Value') === 'Default Title');
  const options = hasOptions ? names : [];
  const images = readImages(rows);
  const variantRows = rows.filter(isVariant);
  // A product without variant rows gets one variant that costs nothing.
  const variants = (variantRows.length > 0 ? variantRows : [first]).map((row, index) =>
    readVariant(row, {
      options,
      images,
      currencyCode,
      sku: freeSku(row.text('sku') || `${handle}-${index + 1}`, skus),
    }),
  );
  const seo = { title: first.text('seoTitle'), description: first.text('seoDescription') };
  return {
    handle,
    title,
    vendor: first.text('vendor'),
    productType: first.text('type'),
    tags: first
      .text('tags')
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    descriptionHtml: first.text('description'),
    options: options.map((name, index) => ({
      name,
      values: [...new Set(variants.map(({ values }) => values?.[index] ?? ''))].map((value) => ({ name: value })),
    })),
    variants,
    images,
    ...((seo.title || seo.description) && {
      seo: { ...(seo.title && { title: seo.title }), ...(seo.description && { description: seo.description }) },
    }),
  };
}

/** Whether the row describes a variant. Other rows only add a picture. */
const isVariant = (row: Row): boolean =>
  (['option1Value', 'sku', 'price'] as const).some((column) => row.text(column) !== '');

/** Returns a SKU that is still free. The platform lets two variants share a SKU, but the sandbox identifies variants by it. */
function freeSku(sku: string, taken: Set<string>): string {
  let free = sku;
  for (let number = 2; taken.has(free); number++) free = `${sku}-${number}`;
  taken.add(free);
  return free;
}

interface VariantContext {
  options: readonly string[];
  /** The product's images. The variant's own image is added to them. */
  images: SeedImage[];
  currencyCode: string;
  sku: string;
}

function readVariant(row: Row, { options, images, currencyCode, sku }: VariantContext): SeedVariant {
  const values = options.map((name, index) => {
    const [, column] = optionColumns[index] as (typeof optionColumns)[number];
    return row.text(column) || row.fail(column, `is empty: a variant has a value of every option, and of ${name} too`);
  });
  const price = readPrice(row, 'price', currencyCode) ?? 0;
  const compareAtPrice = readPrice(row, 'compareAtPrice', currencyCode);
  const weight = readNumber(row, 'grams');
  const stock = readStock(row);
  return {
    sku,
    values,
    price,
    ...(compareAtPrice !== undefined && { compareAtPrice }),
    ...(stock !== undefined && { stock }),
    ...(weight && { weight }),
    ...imageOf(row, images),
  };
}

function imageOf(row: Row, images: SeedImage[]): { image?: number } {
  const url = readUrl(row, 'variantImage');
  if (url === undefined) return {};
  const known = images.findIndex((image) => image.url === url);
  if (known >= 0) return { image: known };
  images.push({ url });
  return { image: images.length - 1 };
}

/** Reads the images in the order of their positions. */
function readImages(rows: readonly Row[]): SeedImage[] {
  const placed = rows.flatMap((row) => {
    const url = readUrl(row, 'image');
    const alt = row.text('imageAlt');
    return url === undefined
      ? []
      : [{ position: readNumber(row, 'imagePosition') ?? Infinity, image: { url, ...(alt && { alt }) } }];
  });
  return placed.sort((a, b) => a.position - b.position || 0).map(({ image }) => image);
}

function readUrl(row: Row, column: Column): string | undefined {
  const url = row.text(column);
  if (url === '') return undefined;
  if (!/^https?:\/\//.test(url) || !URL.canParse(url))
    row.fail(column, 'is no address: it begins with https:// where a picture is');
  return url;
}

/** Reads a price in minor units of the currency. */
function readPrice(row: Row, column: Column, currencyCode: string): number | undefined {
  const text = row.text(column);
  if (text === '') return undefined;
  if (!/^\d+(\.\d+)?$/.test(text)) row.fail(column, 'is no price: write it as 1299.00');
  return Math.round(Number(text) * 10 ** fractionDigits(currencyCode));
}

function readNumber(row: Row, column: Column): number | undefined {
  const text = row.text(column);
  if (text === '') return undefined;
  if (!/^-?\d+(\.\d+)?$/.test(text)) row.fail(column, 'is no number');
  return Number(text);
}

/** Reads the stock; undefined if it is not counted, or if the shop continues to sell without stock. */
function readStock(row: Row): number | undefined {
  const stock = readNumber(row, 'stock');
  const sellsOn = ['continue', 'true'].includes(row.text('policy').toLowerCase());
  return row.text('tracker') === '' || sellsOn || stock === undefined ? undefined : Math.max(0, Math.trunc(stock));
}
