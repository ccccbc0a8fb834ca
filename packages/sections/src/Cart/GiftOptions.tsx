'use client';
import { giftMessageLimit, toGift, type Gift as GiftChoice } from '@vitrine/commerce';
import { Button, Checkbox, Form, TextArea } from '@vitrine/components';
import { useRef, useState } from 'react';
import { useCart } from '../shop/useCart.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { Notice } from '../ui/Notice.js';
import type { GiftSettings } from '../shop/settings.js';
import { useCartSurroundings } from './cartContext.js';
import { useShop } from '../shop/ShopProvider.js';
import { Gift, GiftFields, GiftState } from './Cart.styles.js';
import { useCartForm } from './useCartForm.js';

/**
 * Whether the order is a gift, with a message and gift wrap. Scripts save each change after a pause, and before the checkout; without them a
 * button does.
 */
export function GiftOptions({ settings }: { settings: GiftSettings }) {
  const { messages } = useShop();
  const { gift, updateGift, settled } = useCart();
  // The platform may trim the message while the shopper still writes it.
  const [draft, setDraft] = useState<string>();
  const { formValues: sent } = useCartSurroundings();
  // What a form had that was sent before scripts ran, and failed.
  const [unsaved, setUnsaved] = useState(sent?.gift ? toGift(sent.message, sent.wrap) : undefined);
  const [removed, setRemoved] = useState<GiftChoice>({});
  const { isSubmitting, formProps } = useCartForm(async () => {
    await settled();
    return undefined;
  });
  const root = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(root, checkboxOf);
  const value = unsaved ?? gift.value ?? removed;

  const change = (next: GiftChoice | undefined) => {
    setUnsaved(undefined);
    updateGift(next);
  };
  const mark = (isGift: boolean) => {
    if (!isGift) setRemoved(value);
    change(isGift ? value : undefined);
  };
  const write = (message: string) => {
    setDraft(message);
    change(toGift(message, value.wrap));
  };

  return (
    // The shopper can go on writing while the options are sent.
    <Form {...formProps} isSubmitting={false}>
      <Gift ref={root} {...focusProps}>
        <Checkbox
          label={messages.gift}
          name="gift"
          isSelected={(unsaved ?? gift.value) !== undefined}
          onChange={mark}
        />
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
              onChange={(isWrapped) => change(toGift(value.message, isWrapped ? settings.wrap : undefined))}
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
            <Button type="submit" variant="outline" size="sm" isLoading={isSubmitting}>
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

/** The checkbox that marks the gift stays after the retry button has gone. */
const checkboxOf = (root: HTMLElement) => root.querySelector<HTMLElement>('[name="gift"]');
