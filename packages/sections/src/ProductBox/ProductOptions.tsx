'use client';
import { hasSelector, type InventoryRecord, type OptionChoices, type Product } from '@vitrine/commerce';
import { formatMessage, Select } from '@vitrine/components';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import { valueState } from './valueState.js';

interface ProductOptionsProps {
  product: Product;
  choices: OptionChoices;
  recordOf: (variantId: string) => InventoryRecord | undefined;
  onChoose: (optionId: string, value: string | undefined) => void;
}

/** A selector for each option with more than one value. Values that lead nowhere say so, and can be chosen all the same: another option may mend it. */
export function ProductOptions({ product, choices, recordOf, onChoose }: ProductOptionsProps) {
  const { messages } = useShop();
  return product.options.filter(hasSelector).map(({ id, displayName, required, optionValues }) => (
    <Select
      key={id}
      label={displayName}
      placeholder={formatMessage(messages.selectOption, { option: displayName })}
      isRequired={required}
      value={choices[id] ?? null}
      onChange={(value) => onChoose(id, value ?? undefined)}
      items={optionValues.map(({ value, text }) => {
        const description = stateText[valueState(product, choices, id, value, recordOf)](messages);
        return { value, label: text, ...(description && { description }) };
      })}
    />
  ));
}

const stateText = {
  available: () => undefined,
  soldOut: (messages: Messages) => messages.valueSoldOut,
  unavailable: (messages: Messages) => messages.valueUnavailable,
};
