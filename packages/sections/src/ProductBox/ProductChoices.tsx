'use client';
import type { ReactNode } from 'react';
import type { RootProps } from '../rootProps.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Choices } from './ProductBox.styles.js';
import { useProduct } from './productContext.js';
import { ProductOptions } from './ProductOptions.js';
import { ProductQuantity } from './ProductQuantity.js';

export interface ProductChoicesProps extends RootProps {
  /** Default: `ProductOptions` and `ProductQuantity`. */
  children?: ReactNode;
}

const optionsAndQuantity = (
  <>
    <ProductOptions />
    <ProductQuantity />
  </>
);

/**
 * A part of `ProductBox`: options and quantity. Put both within it, in any order: it finds the option that a press on the button asks for, and
 * keeps the focus if a control goes.
 */
export function ProductChoices({ children = optionsAndQuantity, ...root }: ProductChoicesProps) {
  const { choicesRef } = useProduct();
  const focusProps = useFocusKept(choicesRef);
  useSharedRef(root.ref, choicesRef);
  return (
    <Choices {...root} ref={choicesRef} tabIndex={-1} {...focusProps}>
      {children}
    </Choices>
  );
}
