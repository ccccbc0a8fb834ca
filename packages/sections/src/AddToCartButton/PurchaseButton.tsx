'use client';
import { Button, useIntent } from '@vitrine/components';
import { useRef, type RefObject } from 'react';
import { cartIntent } from '../shop/cartIntent.js';
import type { AddToCart } from '../shop/useAddToCart.js';
import { Notice } from '../ui/Notice.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Root, WithoutScripts, WithScripts } from './AddToCartButton.styles.js';

export interface PurchaseButtonLook {
  /** The id of an element that explains why nothing can be added. Default: none; the button's own text gives the reason. */
  reasonId?: string | undefined;
  /** Whether it is as wide as its container. Default: `false`. */
  isFullWidth?: boolean;
}

interface PurchaseButtonProps extends PurchaseButtonLook, RootProps<HTMLDivElement> {
  state: AddToCart;
  /** Default: its own. */
  rootRef?: RefObject<HTMLDivElement | null>;
  /** Whether a failure shows and is announced here. Default: `true`. */
  hasNotice?: boolean;
}

/** A button of an addition to the cart. Several buttons can share one state. */
export function PurchaseButton({
  state,
  reasonId,
  isFullWidth = false,
  rootRef,
  hasNotice = true,
  ...attributes
}: PurchaseButtonProps) {
  const { text, plainText, isEnabled, isBusy, isAdding, notice, press } = state;
  const ownRoot = useRef<HTMLDivElement>(null);
  const root = rootRef ?? ownRoot;
  useSharedRef(attributes.ref, root);
  useIntent(root, cartIntent.preload, { countsAnyTouch: true });
  return (
    <Root
      {...attributes}
      ref={root}
      data-full-width={isFullWidth || undefined}
      // The button ignores a press that begins while it loads and ends after that. A click always counts.
      onClickCapture={() => {
        // A press that is repeated for a shopper has no pointer and no focus before it.
        if (isEnabled) void cartIntent.preload();
        press();
      }}
    >
      <Button
        type="submit"
        isFullWidth={isFullWidth}
        isLoading={isBusy}
        // The look-up of the stock is not announced: it begins with the page.
        {...(!isAdding && { loadingLabel: '' })}
        {...(!isEnabled && { 'aria-disabled': true })}
        {...(reasonId && { 'aria-describedby': reasonId })}
      >
        {text === plainText ? (
          text
        ) : (
          <>
            <WithScripts>{text}</WithScripts>
            <WithoutScripts>{plainText}</WithoutScripts>
          </>
        )}
      </Button>
      {hasNotice && <Notice notice={notice} />}
    </Root>
  );
}
