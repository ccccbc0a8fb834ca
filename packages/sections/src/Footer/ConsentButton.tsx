'use client';
import type { RootProps } from '../rootProps.js';
import { useConsent } from '../shop/useConsent.js';
import { useShop } from '../shop/ShopProvider.js';
import { Consent } from './ConsentButton.styles.js';

/** Opens `ConsentBar` to change the choice. Renders nothing if the shop does not ask for consent. */
export function ConsentButton(root: RootProps<HTMLButtonElement>) {
  const { messages, consent } = useShop();
  const { ask } = useConsent();
  if (!consent) return null;
  return (
    <Consent {...root} variant="link" size="sm" onPress={ask}>
      {messages.consentChange}
    </Consent>
  );
}
