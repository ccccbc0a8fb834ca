'use client';
import type { Product } from '@vitrine/commerce';
import { useEffect, useRef, type ReactNode } from 'react';
import { useShop } from '../shop/ShopProvider.js';
import { Form } from './ProductBox.styles.js';

/**
 * The form with the choices and the button that adds the product. Before scripts run, the browser posts it to the shop's `paths.cartForm`,
 * with `intent`, the product's `slug`, the `quantity` and a field `option.{id}` for each choice. After that, the button adds the product
 * itself.
 */
export function PurchaseForm({ product, children }: { product: Product; children: ReactNode }) {
  const { paths } = useShop();
  const form = useRef<HTMLFormElement>(null);
  // Before scripts run, the browser reports what must be chosen. After that, the product box does.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  if (!paths?.cartForm) return <Form as="div">{children}</Form>;
  return (
    <Form
      ref={form}
      role="none"
      action={paths.cartForm}
      method="post"
      encType="multipart/form-data"
      data-keep-press=""
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="slug" value={product.slug} />
      {children}
    </Form>
  );
}
