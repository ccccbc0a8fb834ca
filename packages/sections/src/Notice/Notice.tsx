'use client';
import { announce } from '@vitrine/components';
import { CheckIcon, CircleAlertIcon } from '@vitrine/components/icons';
import { useEffect } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText, type CartNotice } from '../cartState/notice.js';
import { Root } from './Notice.styles.js';

export interface NoticeProps {
  /** For what it describes. */
  id?: string | undefined;
  notice: CartNotice | undefined;
}

/** What came of a change to the cart, to see and, wherever it comes up, to hear: also with the drawer that it opens. */
export function Notice({ id, notice }: NoticeProps) {
  const { messages } = useShop();
  const text = notice && noticeText(notice, messages);
  useEffect(() => {
    if (notice && text) announce(text, 'polite');
  }, [notice, text]);
  if (!notice) return null;
  const isAdded = notice.kind === 'added';
  const Icon = isAdded ? CheckIcon : CircleAlertIcon;
  return (
    <Root id={id} data-notice data-tone={isAdded ? 'success' : 'error'}>
      <Icon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
      <span>{text}</span>
    </Root>
  );
}
