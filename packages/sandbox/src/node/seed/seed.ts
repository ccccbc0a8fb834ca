/** Reads a shop's data from a seed file. */
import { Ajv, type ErrorObject } from 'ajv';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { createCatalog } from '../../shop/catalog/catalog.js';
import type { ShopData } from '../../shop/data.js';
import { defaultShop, toShopData, type SeedData, type SeedProduct } from './data.js';
import { SeedError } from './problem.js';
import { readProductsExport } from './productsExport.js';

const require = createRequire(import.meta.url);

/**
 * Reads a shop from a JSON file that follows seed.schema.json, or from a products_export.csv.
 * @throws SeedError that names the file, the place in it and the mistake
 */
export function readSeed(file: string): ShopData {
  const extension = extname(file).toLowerCase();
  if (extension !== '.json' && extension !== '.csv')
    throw new SeedError(`${file} is not a seed: set --seed to a .json file or a products_export.csv.`);
  const text = readText(file);
  const seed: SeedData = extension === '.csv' ? { products: file } : parseSeed(text, file);
  const data = toShopData(
    seed,
    extension === '.csv' ? readProductsExport(text, file, defaultShop.currencyCode) : productsOf(seed, file),
  );
  if (data.products.length === 0) throw new SeedError(`${file} has no product that is published.`);
  return checked(data, file);
}

function productsOf({ products, shop }: SeedData, file: string): SeedProduct[] {
  if (typeof products !== 'string') return products;
  const beside = join(dirname(file), products);
  return readProductsExport(readText(beside), beside, shop?.currencyCode ?? defaultShop.currencyCode);
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SeedError(`The file ${file} cannot be read: give --seed one that is there.`);
  }
}

function parseSeed(text: string, file: string): SeedData {
  let seed: unknown;
  try {
    seed = JSON.parse(text);
  } catch (error) {
    throw new SeedError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const schema: unknown = JSON.parse(readFileSync(require.resolve('@vitrine/sandbox/seed.schema.json'), 'utf8'));
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile<SeedData>(schema as object);
  if (validate(seed)) return seed;
  throw new SeedError(`${file}: ${explain(validate.errors ?? [])}`);
}

/** Describes the error with the longest path. Errors with shorter paths can be about an alternative form that the author did not mean, and would confuse. */
function explain(errors: readonly ErrorObject[]): string {
  const [first] = [...errors].sort((a, b) => b.instancePath.length - a.instancePath.length);
  if (!first) return 'it does not follow seed.schema.json.';
  const { instancePath, message = 'is wrong', params } = first;
  const place =
    instancePath
      .slice(1)
      .replace(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.') || 'the seed';
  const unknown = 'additionalProperty' in params ? `: "${String(params.additionalProperty)}"` : '';
  return `${place} ${message}${unknown}.`;
}

/** Checks what a schema cannot: whether handles, SKUs and options fit together. */
function checked(data: ShopData, file: string): ShopData {
  try {
    createCatalog(data);
    return data;
  } catch (error) {
    throw new SeedError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
