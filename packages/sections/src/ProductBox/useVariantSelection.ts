'use client';
import {
  choicesOf,
  findVariant,
  initialChoices,
  initialVariant,
  type OptionChoices,
  type Product,
  type Variant,
} from '@vitrine/commerce';
import { useState } from 'react';

export interface VariantSelection {
  choices: OptionChoices;
  /** The first one until something is chosen; undefined where the choices lead to none. */
  variant: Variant | undefined;
  /** Changes these choices, and leaves the others as they are. */
  choose: (changes: OptionChoices) => Variant | undefined;
}

/** The shopper's choices and the variant that they lead to, beginning with the variant that the page's address names, if it does. */
export function useVariantSelection(product: Product, initialVariantId: string | undefined): VariantSelection {
  const [selection, setSelection] = useState(() => {
    const named = product.variants.find(({ id }) => id === initialVariantId);
    return {
      choices: { ...initialChoices(product.options), ...(named && choicesOf(named)) },
      variant: named ?? initialVariant(product),
    };
  });
  return {
    ...selection,
    choose(changes) {
      const choices = { ...selection.choices, ...changes };
      const variant = findVariant(product.variants, choices);
      setSelection({ choices, variant });
      return variant;
    },
  };
}
