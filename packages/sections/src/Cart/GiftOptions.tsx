'use client';
import { giftMessageLimit, type Gift as GiftChoice } from '@vitrine/commerce';
import { Button, Checkbox, Form, TextArea } from '@vitrine/components';
import { useRef, useState } from 'react';
import { useCart } from '../shop/useCart.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Notice } from '../ui/Notice.js';
import type { GiftSettings } from '../shop/settings.js';
import { useShop } from '../shop/ShopProvider.js';
import { Gift, GiftFields, GiftState } from './Cart.styles.js';

/**
 * Whether the order is a gift, with a message and gift wrap. Scripts save each change after a pause, and before the checkout; without them a
 * button does.
 */
export function GiftOptions({ settings }: { settings: GiftSettings }) {
  const { messages, paths } = useShop();
  const { gift, updateGift, settled } = useCart();
  // The platform may trim the message while the shopper still writes it.
  const [draft, setDraft] = useState<string>();
  const [removed, setRemoved] = useState<GiftChoice>({});
  const [isRetrying, setRetrying] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(root, checkboxOf);
  const value = gift.value ?? removed;

  const mark = (isGift: boolean) => {
    if (!isGift) setRemoved(value);
    updateGift(isGift ? value : undefined);
  };
  const retry = async () => {
    setRetrying(true);
    await settled();
    setRetrying(false);
  };
  const write = (message: string) => {
    setDraft(message);
    updateGift(choiceOf(message, value.wrap));
  };

  return (
    <Form method="post" {...(paths?.cartForm && { action: paths.cartForm })} onSubmit={() => void retry()}>
      <Gift ref={root} {...focusProps}>
        <Checkbox label={messages.gift} name="gift" isSelected={gift.value !== undefined} onChange={mark} />
        <GiftFields data-options="">
          <TextArea
            label={messages.giftMessage}
            name="message"
            value={draft ?? value.message ?? ''}
            maxLength={giftMessageLimit}
            isCounted
            onChange={write}
            onBlur={() => setDraft(undefined)}
          />
          {settings.wrap && (
            <Checkbox
              label={settings.wrap}
              name="wrap"
              value={settings.wrap}
              isSelected={value.wrap !== undefined}
              onChange={(isWrapped) => updateGift(choiceOf(value.message, isWrapped ? settings.wrap : undefined))}
            />
          )}
        </GiftFields>
        <noscript>
          <Button type="submit" name="intent" value="updateGift" variant="outline" size="sm">
            {messages.saveGift}
          </Button>
        </noscript>
        <Notice notice={gift.notice} />
        {gift.notice && (
          <div>
            <Button type="submit" variant="outline" size="sm" isLoading={isRetrying}>
              {messages.tryAgain}
            </Button>
          </div>
        )}
        <GiftState role="status" data-options="">
          {gift.value && !gift.isPending && messages.giftSaved}
        </GiftState>
      </Gift>
    </Form>
  );
}

/** The checkbox that marks the gift stays after the button that tries again has gone. */
const checkboxOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[name="gift"]');

const choiceOf = (message: string | undefined, wrap: string | undefined): GiftChoice => ({
  ...(message && { message }),
  ...(wrap && { wrap }),
});
