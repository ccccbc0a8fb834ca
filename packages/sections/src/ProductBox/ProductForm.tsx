'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { rootOf, type RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Form } from './ProductBox.styles.js';
import { ProductButtons } from './ProductButtons.js';
import { ProductChoices } from './ProductChoices.js';
import { useProduct } from './productContext.js';

export interface ProductFormProps extends RootProps {
  /** Default: `ProductChoices` and `ProductButtons`. */
  children?: ReactNode;
}

const choicesAndButtons = (
  <>
    <ProductChoices />
    <ProductButtons />
  </>
);

/**
 * A part of `ProductBox`: the form with the choices and the button that adds the product. Before scripts run, the browser posts it to the shop's `paths.cartForm`,
 * with `intent`, the product's `slug`, the `quantity` and a field `option.{id}` for each choice. After that, the button adds the product
 * itself.
 */
export function ProductForm({ children = choicesAndButtons, ...root }: ProductFormProps) {
  const { product } = useProduct();
  const { paths } = useShop();
  const form = useRef<HTMLFormElement>(null);
  useSharedRef(paths?.cartForm ? root.ref : undefined, form);
  // Before scripts run, the browser reports what must be chosen. After that, the product box does.
  useEffect(() => form.current?.setAttribute('novalidate', ''), []);
  if (!paths?.cartForm)
    return (
      <Form {...rootOf<HTMLFormElement>(root)} as="div">
        {children}
      </Form>
    );
  return (
    <Form
      {...rootOf<HTMLFormElement>(root)}
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
