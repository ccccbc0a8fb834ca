'use client';
import type { CartItem } from '@vitrine/commerce';
import { Button, formatMessage } from '@vitrine/components';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { CartNotice } from '../state/cart/notice.js';
import { Notice } from '../ui/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { Removed } from './CartItem.styles.js';

export interface RemovedItemProps extends RootProps<HTMLDivElement> {
  /** The line that was removed. */
  item: CartItem;
  /** Whether the line is being restored. Default: `false`. */
  isReturning?: boolean;
  /** Why the line could not be restored. */
  notice?: CartNotice | undefined;
  /** Called when the shopper presses 'Undo'. */
  onUndo: () => void;
  /** Called if it has the focus when it is removed: its line is back, by `onUndo` or because the platform refused the removal. */
  onFocusLost?: () => void;
}

/** The placeholder of a line that the shopper removed, with a button to restore it. It takes the focus that the line had. */
export function RemovedItem({ item, isReturning = false, notice, onUndo, onFocusLost, ...root }: RemovedItemProps) {
  const { messages } = useShop();
  const textId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const lose = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const button = undo.current;
    // React runs this while the element is still in the document.
    return () => {
      if (button === document.activeElement) lose();
    };
  }, []);
  return (
    <Removed {...root}>
      <span id={textId}>{formatMessage(messages.removed, { product: item.title })}</span>
      <Button
        ref={undo}
        variant="link"
        size="sm"
        aria-label={formatMessage(messages.undoRemoval, { product: item.title })}
        aria-describedby={textId}
        isLoading={isReturning}
        onPress={onUndo}
      >
        {messages.undo}
      </Button>
      <Notice notice={notice} />
    </Removed>
  );
}
