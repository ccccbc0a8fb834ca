'use client';
import { Button, formatMessage, NumberInput, Text, useIsHydrated } from '@vitrine/components';
import type { ReactNode } from 'react';
import { rootOf, type RootProps } from '../rootProps.js';
import { useShop } from '../shop/ShopProvider.js';
import { Notice } from '../ui/Notice.js';
import { Controls, Quantity } from './CartItem.styles.js';
import { useCartItem } from './cartItemContext.js';

export interface CartItemFormProps extends RootProps {
  /** Default: `CartItemQuantity` and `CartItemButtons`. */
  children?: ReactNode;
}

const quantityAndButtons = (
  <>
    <CartItemQuantity />
    <CartItemButtons />
  </>
);

/**
 * A part of `CartItem`: the form around quantity and button, with the result of the last change below it, which it also announces. Before
 * scripts run, the browser posts it to the shop's `paths.cartForm`, with the line's ids, its `quantity`, and `intent`: “update” or “remove”.
 */
export function CartItemForm({ children = quantityAndButtons, ...root }: CartItemFormProps) {
  return (
    <>
      <LineForm {...root}>{children}</LineForm>
      <Notice notice={useCartItem().notice} />
    </>
  );
}

function LineForm({ children, ...root }: RootProps & { children: ReactNode }) {
  const { messages, paths } = useShop();
  const { id, lineItemId, variantId, modifiers } = useCartItem().item;
  const isHydrated = useIsHydrated();
  if (!paths?.cartForm) return <Controls {...rootOf<HTMLDivElement>(root)}>{children}</Controls>;
  return (
    <Controls
      {...rootOf<HTMLFormElement>(root)}
      as="form"
      role="none"
      action={paths.cartForm}
      method="post"
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="line" value={JSON.stringify({ id, lineItemId, variantId, modifiers })} />
      {/* Enter presses the first button, also while the scripts come. */}
      {!isHydrated && (
        <Button type="submit" name="intent" value="update" variant="outline" size="sm" data-update="">
          {messages.update}
        </Button>
      )}
      {children}
    </Controls>
  );
}

export type CartItemQuantityProps = RootProps<HTMLDivElement>;

/** A part of `CartItem`: the number of pieces, with its limit. For a line that cannot be ordered any more it is the sentence about that. */
export function CartItemQuantity(root: CartItemQuantityProps) {
  return (
    <Quantity {...root}>
      <QuantityField />
    </Quantity>
  );
}

function QuantityField() {
  const { item, problem, bounds, hint, setQuantity } = useCartItem();
  const { messages } = useShop();
  if (problem === 'soldOut')
    return (
      <Text as="span" size="sm" tone="sale">
        {messages.itemOutOfStock}
      </Text>
    );
  const isTooMany = problem === 'tooMany';
  return (
    <NumberInput
      size="sm"
      name="quantity"
      aria-label={formatMessage(messages.quantityOf, { product: item.title })}
      value={item.quantity}
      minValue={bounds.min}
      maxValue={bounds.max}
      onChange={setQuantity}
      isInvalid={isTooMany}
      {...(hint && { [isTooMany ? 'errorMessage' : 'description']: hint })}
    />
  );
}

export type CartItemButtonsProps = RootProps<HTMLButtonElement>;

/** A part of `CartItem`: the button that removes the line. */
export function CartItemButtons(root: CartItemButtonsProps) {
  const { item, remove } = useCartItem();
  const { messages } = useShop();
  const isHydrated = useIsHydrated();
  return (
    <Button
      {...root}
      // A submit button only before scripts run: Enter in the quantity must not press it.
      type={isHydrated ? 'button' : 'submit'}
      name="intent"
      value="remove"
      variant="link"
      size="sm"
      aria-label={formatMessage(messages.removeItem, { product: item.title })}
      onPress={remove}
    >
      {messages.remove}
    </Button>
  );
}
