'use client';
import type { Address } from '@vitrine/commerce';
import { announce, Button, Form, formatMessage } from '@vitrine/components';
import type { FormAction } from '../state/forms/formResult.js';
import { useFormAction } from '../forms/useFormAction.js';
import { useShop } from '../shop/ShopProvider.js';

export interface MakeDefaultProps {
  address: Address;
  /** See `AddressList`. */
  action: FormAction | undefined;
}

/** Makes the address the default one. */
export function MakeDefault({ address: { id, address1 }, action }: MakeDefaultProps) {
  const { messages, commerce, customer } = useShop();
  const { formProps, isSubmitting } = useFormAction({
    action,
    fields: [],
    isRepeated: true,
    submit: () => customer.follow(commerce.customer.setDefaultAddress({ id })),
    onSuccess: () => {
      announce(formatMessage(messages.madeDefault, { address: address1 }), 'polite');
      void customer.load();
    },
  });
  return (
    <Form {...formProps}>
      <input type="hidden" name="id" value={id} />
      <Button
        type="submit"
        variant="link"
        isLoading={isSubmitting}
        aria-label={formatMessage(messages.makeDefaultOf, { address: address1 })}
      >
        {messages.makeDefault}
      </Button>
    </Form>
  );
}
