import { useSyncExternalStore } from 'react';
import { useShop } from './ShopProvider.js';
import { noConsent, type Consent, type ConsentSnapshot } from '../state/analytics/consent.js';

export interface ConsentActions extends ConsentSnapshot {
  /** Stores the choice. */
  decide: (choice: Consent) => void;
  /** Shows `ConsentBar` again. */
  ask: () => void;
}

const nobody = () => () => undefined;
const getNoConsent = () => noConsent;

/** The shopper's choice. The shop does not ask if `ShopProvider` has no `consent`. */
export function useConsent(): ConsentActions {
  const { consent } = useShop();
  const snapshot = useSyncExternalStore(
    consent?.subscribe ?? nobody,
    consent?.getSnapshot ?? getNoConsent,
    getNoConsent,
  );
  return { ...snapshot, decide: (choice) => consent?.decide(choice), ask: () => consent?.ask() };
}
