'use client';
import { Alert, announce } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import type { Done } from '../state/forms/done.js';

export interface DoneAlertProps {
  /** The result of a form that was sent before scripts ran. Default: none. */
  done?: Done | undefined;
}

const warnings: readonly Done[] = ['sessionEnded', 'signedOutHere'];

/** Shows the result of a form once, on the page that follows it. */
export function DoneAlert({ done: sent }: DoneAlertProps) {
  const { customer, messages } = useShop();
  const [done, setDone] = useState(sent);
  useEffect(() => {
    const show = (taken: Done) => {
      setDone(taken);
      announce(messages[taken], 'polite');
    };
    const taken = customer.takeDone();
    if (taken) show(taken);
  }, [customer, messages]);
  return done ? (
    <Alert tone={warnings.includes(done) ? 'warning' : 'success'} live="off">
      {messages[done]}
    </Alert>
  ) : null;
}
