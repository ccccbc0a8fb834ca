'use client';
import { findVariant, type OptionChoices, type Product, type Variant } from '@vitrine/commerce';
import { useRef, useState } from 'react';
import { initialSelection } from './initialSelection.js';

export interface VariantSelection {
  choices: OptionChoices;
  /** The variant that the choices match. The initial one until something is chosen; undefined if the choices match none. */
  variant: Variant | undefined;
  /** Changes these choices and keeps the others. Returns the variant that they match then. */
  choose: (changes: OptionChoices) => Variant | undefined;
}

/**
 * Keeps the shopper's choices and the variant that they match. Starts with the variant that the page's URL names, if any. Calls
 * `onVariantChange` when the choices match another variant, or none.
 */
export function useVariantSelection(
  product: Product,
  initialVariantId: string | undefined,
  onVariantChange?: (variantId: string | undefined) => void,
): VariantSelection {
  const [selection, setSelection] = useState(() => initialSelection(product, initialVariantId));
  // If two choices are made at once, such as choices made before hydration, the second one includes the first.
  const latest = useRef(selection);
  return {
    ...selection,
    choose(changes) {
      const before = latest.current;
      const choices = { ...before.choices, ...changes };
      const variant = findVariant(product.variants, choices);
      latest.current = { choices, variant };
      setSelection(latest.current);
      if (variant?.id !== before.variant?.id) onVariantChange?.(variant?.id);
      return variant;
    },
  };
}
