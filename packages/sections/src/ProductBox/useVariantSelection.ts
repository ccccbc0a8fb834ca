'use client';
import { findVariant, type OptionChoices, type Product, type Variant } from '@vitrine/commerce';
import { useRef, useState } from 'react';
import { initialSelection } from './initialSelection.js';

export interface VariantSelection {
  choices: OptionChoices;
  /** The first one until something is chosen; undefined where the choices lead to none. */
  variant: Variant | undefined;
  /** Changes these choices, and leaves the others as they are. */
  choose: (changes: OptionChoices) => Variant | undefined;
}

/**
 * The shopper's choices and the variant that they lead to, beginning with the variant that the page's address names, if it does.
 * `onVariantChange` is called when they lead to another, or to none.
 */
export function useVariantSelection(
  product: Product,
  initialVariantId: string | undefined,
  onVariantChange?: (variantId: string | undefined) => void,
): VariantSelection {
  const [selection, setSelection] = useState(() => initialSelection(product, initialVariantId));
  // Of two choices at once, such as those made before the page was hydrated, the second knows of the first.
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
