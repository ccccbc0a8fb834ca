'use client';
import type { AddressInput } from '@vitrine/commerce';
import { announce } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

/** The values of an address form at the end of a session. */
interface Draft {
  /** The id of the customer. Nobody else gets the draft. */
  customer: string;
  /** The id of the address. Undefined for a new one. */
  address?: string | undefined;
  values: AddressInput;
}

/** In the tab's storage, because a login on the platform leaves the page. */
const name = 'vitrine-address-draft';

function write(draft: Draft) {
  try {
    sessionStorage.setItem(name, JSON.stringify(draft));
  } catch {
    // The browser refuses storage: the draft is lost.
  }
}

/** Returns the draft if it belongs to this customer and this address. It is removed from the storage in any case. */
function take(customer: string, address: string | undefined): AddressInput | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Draft | null;
    sessionStorage.removeItem(name);
    return draft?.customer === customer && draft.address === address ? draft.values : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the values if the session ends while they are saved, until the same customer opens the form again. */
export function useDraft(address: string | undefined) {
  const { customer, messages } = useShop();
  const [values, setValues] = useState<AddressInput>();
  useEffect(() => {
    const show = (taken: AddressInput) => {
      setValues(taken);
      announce(messages.addressKept, 'polite');
    };
    const owner = customer.getSnapshot().customer?.id;
    const taken = owner === undefined ? undefined : take(owner, address);
    if (taken) show(taken);
  }, [customer, messages, address]);
  return {
    /** The stored values, if there are any. */
    values,
    /** Awaits the call and keeps the values if the session ends with it. */
    async keptWith<Result>(written: AddressInput, call: Promise<Result>): Promise<Result> {
      const owner = customer.getSnapshot().customer?.id;
      try {
        return await call;
      } finally {
        if (owner !== undefined && !customer.getSnapshot().isLoggedIn)
          write({ customer: owner, address, values: written });
      }
    },
  };
}
