'use client';
import type { Order } from '@vitrine/commerce';
import { Form, Heading, Input, Text } from '@vitrine/components';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { EmailInput } from '../forms/EmailInput.js';
import { FormPage, Links } from '../forms/FormPage.styles.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { useKeptTexts } from '../forms/useKeptTexts.js';
import { OrderDetails } from '../OrderDetails/OrderDetails.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { FormAction } from '../state/forms/formResult.js';
import type { RootProps } from '../rootProps.js';

export interface OrderLookupProps extends RootProps<HTMLDivElement> {
  /** Handles the form before scripts run, and returns the `order` in its result. Default: none. */
  action?: FormAction | undefined;
}

const fields = ['number', 'email'];

/** Shows an order to a visitor without an account, who writes its number and the e-mail address of its customer. */
export function OrderLookup({ action, ...root }: OrderLookupProps) {
  const { messages, commerce } = useShop();
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    submit: (data) =>
      commerce.customer.findOrder({ number: textOf(data, 'number').trim(), email: textOf(data, 'email').trim() }),
  });
  const [left, setLeft] = useState<Order>();
  const order = result?.order;
  const isFound = order !== undefined && order !== left;
  const { ref, key, kept } = useKeptTexts({ form: 'order', fields, isDone: isFound });
  if (isFound) return <Found {...root} order={order} onLeave={() => setLeft(order)} />;
  const { number = '', email = '' } = kept ?? result?.values ?? {};
  return (
    <FormPage {...root}>
      <Heading level={1}>{messages.orderLookup}</Heading>
      {commerce.capabilities.orderLookup ? (
        <>
          <Text>{messages.orderLookupText}</Text>
          <Form {...formProps} ref={ref}>
            <Fragment key={key}>
              <Input
                label={messages.orderNumber}
                name="number"
                description={messages.orderNumberHelp}
                maxLength={64}
                defaultValue={number}
                isRequired
              />
              <EmailInput autoComplete="email" defaultValue={email} />
            </Fragment>
            <SubmitButton isLoading={isSubmitting}>{messages.findOrder}</SubmitButton>
          </Form>
        </>
      ) : (
        <Text>{messages.orderLookupByMail}</Text>
      )}
      <Links>
        <ShopLink href={{ page: 'orders' }} variant="primary">
          {messages.ordersOfAccount}
        </ShopLink>
      </Links>
    </FormPage>
  );
}

/** Replaces the form. Its heading takes the focus that the button had. */
function Found({ order, onLeave, ...root }: RootProps & { order: Order; onLeave: () => void }) {
  const { messages } = useShop();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A browser keeps the page for the way back as it is now, also for the next visitor at this device.
  const leave = useEffectEvent(() => flushSync(onLeave));
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  return (
    <>
      <Heading ref={heading} level={1} tabIndex={-1}>
        {messages.orderDetails}
      </Heading>
      <OrderDetails {...root} order={order} />
    </>
  );
}
