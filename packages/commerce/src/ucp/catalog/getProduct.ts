/** `get_product`: one product, narrowed by the options that the buyer has chosen so far. */
import type { Product, ProductOption } from '../../model/entities.js';
import { choicesOf, possibleVariants, type OptionChoices } from '../../model/variantSelection.js';
import type { Commerce } from '../../port/commerce.js';
import { toAmount } from '../amounts.js';
import { UcpFailure } from '../failures.js';
import { findById } from '../ids.js';
import type { ProductInput } from '../inputs.js';
import { unrecoverable } from '../messages.js';
import type { UcpShop } from '../shop.js';
import {
  isAvailable,
  optionsOf,
  pricedVariants,
  productData,
  type ProductData,
  type Records,
  type Selected,
} from './productData.js';
import { readStock } from './readProducts.js';

export async function getProduct(input: ProductInput, commerce: Commerce, shop: UcpShop) {
  const found = await findById(input.id, (slug) => commerce.catalog.product(slug));
  const priced = found ? pricedVariants(found.product) : [];
  const { min = 0, max = Infinity } = input.filters?.price ?? {};
  const inRange = priced.filter(({ price }) => toAmount(price) >= min && toAmount(price) <= max);
  if (!found || inRange.length === 0)
    return { isError: true as const, messages: [unrecoverable('not_found', `Product not found: ${input.id}`)] };

  const { product } = found;
  const featured = inRange.find(({ id }) => id === found.variant?.id) ?? inRange[0]!;
  const choices = found.variant
    ? choicesOf(found.variant)
    : input.selected
      ? effectiveChoices(product, input.selected, input.preferences ?? [])
      : choicesOf(featured);
  const matching = possibleVariants(inRange, choices) as typeof inRange;
  const first = found.variant || matching.includes(featured) ? featured : (matching[0] ?? featured);
  const records = await readStock([product], commerce);
  const options = optionsOf(product);
  const shown: ProductData = {
    ...productData(product, [first, ...matching.filter(({ id }) => id !== first.id)], records, shop),
    ...(options.length > 0 && {
      options: options.map((option) => optionData(option, product, choices, records)),
      selected: selectedData(options, choices),
    }),
  };
  return {
    product: shown,
  };
}

/** Returns the buyer's choices without those that no variant fulfils. The last preference is given up first. */
function effectiveChoices(
  product: Product,
  selected: readonly Selected[],
  preferences: readonly string[],
): OptionChoices {
  const names = selected.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new UcpFailure('invalid_request', 'Each option may be selected once.');
  const rank = (name: string) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length);
  const wanted = [...selected].sort((a, b) => rank(a.name) - rank(b.name));
  let choices: OptionChoices = {};
  for (const { name, id, label } of wanted) {
    const option = optionsOf(product).find(({ displayName }) => displayName === name);
    const value = option?.optionValues.find((one) => (id === undefined ? one.text === label : one.value === id))?.value;
    if (!option || value === undefined) continue;
    const narrowed = { ...choices, [option.id]: value };
    if (possibleVariants(product.variants, narrowed).length > 0) choices = narrowed;
  }
  return choices;
}

/** Each value shows whether a variant has it together with the other choices, and whether such a variant can be bought. */
function optionData(option: ProductOption, product: Product, choices: OptionChoices, records: Records) {
  return {
    name: option.displayName,
    values: option.optionValues.map(({ value, text }) => {
      const variants = possibleVariants(product.variants, { ...choices, [option.id]: value });
      return {
        id: value,
        label: text,
        available: variants.some((variant) => isAvailable(product, variant, records)),
        exists: variants.length > 0,
      };
    }),
  };
}

const selectedData = (options: readonly ProductOption[], choices: OptionChoices): Selected[] =>
  options.flatMap(({ id, displayName, optionValues }) => {
    const chosen = optionValues.find(({ value }) => value === choices[id]);
    return chosen ? [{ name: displayName, id: chosen.value, label: chosen.text }] : [];
  });
