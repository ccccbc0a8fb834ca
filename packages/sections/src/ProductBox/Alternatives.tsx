'use client';
import type { Variant } from '@vitrine/commerce';
import { Button, Text } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { Others, Sibling } from './ProductBox.styles.js';

interface AlternativesProps {
  /** The variants that can be bought. */
  variants: readonly Variant[];
  onChoose: (variant: Variant) => void;
  /** Shown if there are none. */
  children: ReactNode;
}

/** Buttons for the variants that can be bought, in place of the quantity of a sold-out one. */
export function Alternatives({ variants, onChoose, children }: AlternativesProps) {
  const { messages } = useShop();
  const labelId = useId();
  if (variants.length === 0) return children;
  return (
    <Others role="group" aria-labelledby={labelId}>
      <Text as="span" id={labelId} size="sm" tone="quiet">
        {messages.stillAvailable}
      </Text>
      <Sibling>
        {variants.map((variant) => (
          <Button key={variant.id} variant="outline" size="sm" onPress={() => onChoose(variant)}>
            {variant.name}
          </Button>
        ))}
      </Sibling>
    </Others>
  );
}
