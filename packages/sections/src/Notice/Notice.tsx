'use client';
import { CheckIcon, CircleAlertIcon } from '@vitrine/components/icons';
import { useShop } from '../shop/ShopProvider.js';
import { noticeText, type CartNotice } from '../cartState/notice.js';
import { Root } from './Notice.styles.js';

export interface NoticeProps {
  notice: CartNotice | undefined;
}

/**
 * What came of a change to the cart, to see and to hear. Render it before there is anything to say: a screen reader reads what
 * comes into a region, not the region.
 */
export function Notice({ notice }: NoticeProps) {
  const { messages } = useShop();
  if (!notice) return <Root role="status" />;
  const isAdded = notice.kind === 'added';
  const Icon = isAdded ? CheckIcon : CircleAlertIcon;
  return (
    <Root role="status" data-tone={isAdded ? 'success' : 'error'}>
      <Icon size="1.1em" strokeWidth={1.75} aria-hidden="true" />
      <span>{noticeText(notice, messages)}</span>
    </Root>
  );
}
