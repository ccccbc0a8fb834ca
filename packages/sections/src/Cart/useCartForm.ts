import { useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { CartNotice } from '../state/cart/notice.js';

/** A form of the cart, sent by script, or with its `intent` before scripts run. */
export function useCartForm(
  change: (data: FormData) => Promise<CartNotice | undefined>,
  onDone?: () => void,
  initialNotice?: CartNotice,
) {
  const { paths } = useShop();
  const [notice, setNotice] = useState(initialNotice);
  const [isSubmitting, setSubmitting] = useState(false);
  const onSubmit = async (data: FormData) => {
    if (isSubmitting) return;
    setSubmitting(true);
    setNotice(undefined);
    const next = await change(data);
    setSubmitting(false);
    setNotice(next);
    if (!next) onDone?.();
  };
  return {
    notice,
    isSubmitting,
    /** Removes the message. */
    clear: () => setNotice(undefined),
    formProps: {
      method: 'post' as const,
      // The page of a refusal has no text of the shopper.
      'data-keep-press': '',
      ...(paths?.cartForm && { action: paths.cartForm }),
      isSubmitting,
      onSubmit: (data: FormData) => void onSubmit(data),
    },
  };
}
