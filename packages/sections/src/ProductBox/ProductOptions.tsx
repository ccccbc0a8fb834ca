'use client';
import {
  hasSelector,
  type InventoryRecord,
  type OptionChoices,
  type Product,
  type ProductOption,
} from '@vitrine/commerce';
import { formatMessage, NativeSelect, SwatchGroup } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import { useProduct } from './productContext.js';
import { optionField } from './purchaseFields.js';
import { SizeGuide } from './SizeGuide.js';
import { valueLooks } from './swatches.js';
import { valueState } from './valueState.js';

/** A part of `ProductBox`: a selector for each option, and the guide to sizes. */
export function ProductOptions() {
  const { product, choices, availability, choose, askedId } = useProduct();
  const onChoose = (optionId: string, value: string | undefined) => choose({ [optionId]: value });
  return (
    <>
      {product.options.some(hasSelector) && (
        <OptionFields
          product={product}
          choices={choices}
          recordOf={(variantId) => availability.inventory.recordsOf({ variantId }).variant}
          missingId={askedId}
          onChoose={onChoose}
        />
      )}
      {product.sizeGuideHtml && (
        <SizeGuide html={product.sizeGuideHtml} options={product.options} choices={choices} onChoose={onChoose} />
      )}
    </>
  );
}

interface OptionFieldsProps {
  product: Product;
  choices: OptionChoices;
  recordOf: (variantId: string) => InventoryRecord | undefined;
  /** The id of an option that the shopper must choose before buying. It shows that it is missing. */
  missingId: string | undefined;
  onChoose: (optionId: string, value: string | undefined) => void;
}

/** The maximum number of values that show at once. More values are a select. */
const maxInSight = 16;

/** A selector for each option with more than one value. Values without a variant that can be bought are marked, but can be chosen: another choice may make them available. */
function OptionFields({ product, choices, recordOf, missingId, onChoose }: OptionFieldsProps) {
  const { messages } = useShop();
  return product.options.filter(hasSelector).map((option) => {
    const { id, displayName, required, optionValues } = option;
    const field = {
      label: displayName,
      name: optionField(id),
      placeholder: formatMessage(messages.selectOption, { option: displayName }),
      isRequired: required,
      value: choices[id] ?? null,
      ...(id === missingId && { errorMessage: formatMessage(messages.selectOption, { option: displayName }) }),
    };
    const noteOf = (value: string) => stateText[valueState(product, choices, id, value, recordOf)](messages);
    return isInSight(option) ? (
      <SwatchGroup
        key={id}
        {...field}
        onChange={(value) => onChoose(id, value)}
        items={swatches(product, option, noteOf)}
      />
    ) : (
      <NativeSelect
        key={id}
        {...field}
        onChange={(value) => onChoose(id, value ?? undefined)}
        items={optionValues.map(({ value, text }) => {
          const description = noteOf(value);
          return { value, label: text, ...(description && { description }) };
        })}
      />
    );
  });
}

/** Returns whether all values show at once. An optional option is a select, in which the shopper can remove the choice. */
const isInSight = ({ required, optionValues }: ProductOption) => required && optionValues.length <= maxInSight;

function swatches(product: Product, option: ProductOption, noteOf: (value: string) => string | undefined) {
  const looks = valueLooks(product, option);
  return option.optionValues.map(({ value, text }) => {
    const note = noteOf(value);
    return { value, label: text, ...looks.get(value), ...(note && { isSoldOut: true, soldOutLabel: note }) };
  });
}

const stateText = {
  available: () => undefined,
  soldOut: (messages: Messages) => messages.valueSoldOut,
  unavailable: (messages: Messages) => messages.valueUnavailable,
};
