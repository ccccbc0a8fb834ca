'use client';
import { announce, Button } from '@vitrine/components';
import { useState } from 'react';
import { useCustomer } from '../customerState/useCustomer.js';
import { useShop } from '../shop/ShopProvider.js';
import { Failed } from './AccountLayout.styles.js';

/** Ends the login, here, in other tabs and at the platform. */
export function SignOutButton() {
  const { messages, navigate } = useShop();
  const { logout } = useCustomer();
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async () => {
    setStatus('leaving');
    try {
      const { logoutUrl } = await logout();
      if (logoutUrl) navigate(logoutUrl);
    } catch {
      setStatus('failed');
      announce(messages.signOutFailed, 'assertive');
    }
  };
  return (
    <>
      <Button variant="link" isLoading={status === 'leaving'} onPress={() => void leave()}>
        {messages.signOut}
      </Button>
      {status === 'failed' && <Failed>{messages.signOutFailed}</Failed>}
    </>
  );
}
