'use client';
import { Disclosure, RichText } from '@vitrine/components';
import { RulerIcon } from '@vitrine/components/icons';
import { useShop } from '../shop/ShopProvider.js';

/** The size guide, which unfolds in its place. The browser opens it, so it is the same element before and after scripts run. */
export function SizeGuide({ html }: { html: string }) {
  const { messages } = useShop();
  return (
    <Disclosure
      title={messages.sizeGuide}
      icon={<RulerIcon size={18} strokeWidth={1.5} aria-hidden="true" />}
      variant="plain"
    >
      <RichText html={html} />
    </Disclosure>
  );
}
