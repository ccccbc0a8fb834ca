'use client';
import { Button } from '@vitrine/components';
import { useConsent } from '../shop/useConsent.js';
import { useShop } from '../shop/ShopProvider.js';

/** Opens `ConsentBar` to change the choice. Renders nothing if the shop does not ask for consent. */
export function ConsentButton() {
  const { messages, consent } = useShop();
  const { ask } = useConsent();
  if (!consent) return null;
  return (
    <Button variant="link" size="sm" onPress={ask}>
      {messages.consentChange}
    </Button>
  );
}
