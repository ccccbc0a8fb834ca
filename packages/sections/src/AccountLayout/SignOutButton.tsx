'use client';
import { announce, Button } from '@vitrine/components';
import { useState, type SubmitEvent } from 'react';
import { useCustomer } from '../shop/useCustomer.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { Failed } from './AccountLayout.styles.js';

/** Signs the customer out, here, in other tabs and on the platform. */
export function SignOutButton() {
  const { messages, navigate, paths } = useShop();
  const { logout } = useCustomer();
  const [status, setStatus] = useState<'idle' | 'leaving' | 'failed'>('idle');
  const leave = async (event: SubmitEvent) => {
    event.preventDefault();
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
      {/* Before scripts run, the browser sends this form. */}
      <form
        role="none"
        method="post"
        encType="multipart/form-data"
        action={pathOf({ page: 'logout' }, paths)}
        onSubmit={(event) => void leave(event)}
      >
        <Button type="submit" variant="link" isLoading={status === 'leaving'}>
          {messages.signOut}
        </Button>
      </form>
      {status === 'failed' && <Failed>{messages.signOutFailed}</Failed>}
    </>
  );
}
