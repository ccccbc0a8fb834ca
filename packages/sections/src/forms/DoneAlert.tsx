'use client';
import { Alert, announce } from '@vitrine/components';
import { useEffect, useState } from 'react';
import { useShop } from '../shop/ShopProvider.js';

/** Says once what a form has done, on the page that it led to. */
export function DoneAlert() {
  const { customer } = useShop();
  const [text, setText] = useState<string>();
  useEffect(() => {
    const show = (done: string) => {
      setText(done);
      announce(done, 'polite');
    };
    const done = customer.takeDone();
    if (done) show(done);
  }, [customer]);
  return text ? (
    <Alert tone="success" live="off">
      {text}
    </Alert>
  ) : null;
}
