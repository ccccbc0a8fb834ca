'use client';
import { announce } from '@vitrine/components';
import { CheckIcon, CircleAlertIcon } from '@vitrine/components/icons';
import { useEffect, useRef, useState } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText, type CartNotice } from '../state/cart/notice.js';
import { Root } from './Notice.styles.js';

export interface NoticeProps {
  /** The id for a dialog or a field that it describes. A notice that appears with it is read as its description, so it is not announced as well. */
  id?: string | undefined;
  notice: CartNotice | undefined;
}

/**
 * Shows and announces the result of a change to the cart. It scrolls into view if the focus is beside it, on the button that requested the
 * change.
 */
export function Notice({ id, notice }: NoticeProps) {
  const { messages, locale } = useShop();
  const text = notice && noticeText(notice, messages, locale);
  const [described] = useState(id && notice);
  useEffect(() => {
    if (notice && text && notice !== described) announce(text, 'polite');
  }, [notice, text, described]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAsked = root.current?.parentElement?.contains(document.activeElement);
    if (notice && isAsked) root.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  if (!notice) return null;
  const isAdded = notice.kind === 'added';
  const Icon = isAdded ? CheckIcon : CircleAlertIcon;
  return (
    <Root ref={root} id={id} data-notice data-tone={isAdded ? 'success' : 'error'}>
      <Icon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
      <span>{text && <ForeignWords>{text}</ForeignWords>}</span>
    </Root>
  );
}
