'use client';
import type { CartItem } from '@vitrine/commerce';
import { Button, formatMessage } from '@vitrine/components';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import type { CartNotice } from '../cartState/notice.js';
import { Notice } from '../Notice/Notice.js';
import { useShop } from '../shop/ShopProvider.js';
import { Removed } from './CartItem.styles.js';

export interface RemovedItemProps {
  /** The line that was removed. */
  item: CartItem;
  /** Undoing is under way. Default: `false`. */
  isReturning?: boolean;
  /** Why it could not be brought back. */
  notice?: CartNotice | undefined;
  /** The shopper wants it back. */
  onUndo: () => void;
  /** Called when it goes and has the focus: its line is back, by `onUndo` or because the removal was refused. */
  onFocusLost?: () => void;
}

/** In place of a line that the shopper removed: what is gone, and the way back. It takes the focus that the line had. */
export function RemovedItem({ item, isReturning = false, notice, onUndo, onFocusLost }: RemovedItemProps) {
  const { messages } = useShop();
  const textId = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  const lose = useEffectEvent(() => onFocusLost?.());
  useLayoutEffect(() => {
    const button = undo.current;
    // It still stands in the page when this is called.
    return () => {
      if (button === document.activeElement) lose();
    };
  }, []);
  return (
    <Removed>
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
