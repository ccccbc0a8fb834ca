'use client';
import { Form, Heading, Input, Text, TextArea } from '@vitrine/components';
import { Fragment, useEffect, useId, useRef } from 'react';
import { EmailInput } from '../forms/EmailInput.js';
import { FormPage } from '../forms/FormPage.styles.js';
import { isSuccess, type FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { useKeptTexts } from '../forms/useKeptTexts.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';

export interface ContactFormProps extends RootProps<HTMLDivElement> {
  /** Handles the form before scripts run. Default: none. */
  action?: FormAction | undefined;
}

const fields = ['name', 'email', 'text'];
/** Maximum number of characters, as in the port. */
const longestMessage = 5000;

/** Sends a message to the shop. */
export function ContactForm({ action, ...root }: ContactFormProps) {
  const { messages, commerce } = useShop();
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    unanswered: messages.messageUnanswered,
    submit: (data) => {
      const name = textOf(data, 'name').trim();
      return commerce.contact.send({
        email: textOf(data, 'email').trim(),
        text: textOf(data, 'text').trim(),
        ...(name && { name }),
      });
    },
  });
  const isSent = isSuccess(result);
  const { ref, key, kept } = useKeptTexts({ form: 'contact', fields, isDone: isSent });
  if (isSent) return <Sent {...root} />;
  const { name = '', email = '', text = '' } = kept ?? result?.values ?? {};
  return (
    <FormPage {...root}>
      <Heading level={2} size="xl">
        {messages.contactTitle}
      </Heading>
      <Form {...formProps} ref={ref}>
        <Fragment key={key}>
          <Input label={messages.name} name="name" autoComplete="name" maxLength={255} defaultValue={name} isOptional />
          <EmailInput autoComplete="email" defaultValue={email} />
          <TextArea
            label={messages.contactText}
            name="text"
            rows={6}
            maxLength={longestMessage}
            defaultValue={text}
            isRequired
          />
        </Fragment>
        <SubmitButton isLoading={isSubmitting} isPressableUnfilled>
          {messages.send}
        </SubmitButton>
      </Form>
    </FormPage>
  );
}

/** Replaces the form, and takes the focus that the button had. */
function Sent({ ref, ...root }: RootProps<HTMLDivElement>) {
  const { messages } = useShop();
  const id = useId();
  const page = useRef<HTMLDivElement>(null);
  useSharedRef(ref, page);
  useEffect(() => page.current?.focus(), []);
  return (
    <FormPage {...root} ref={page} tabIndex={-1} role="group" aria-labelledby={id}>
      <Heading level={2} size="xl" id={id}>
        {messages.contactSent}
      </Heading>
      <Text>{messages.contactSentText}</Text>
      <div>
        <ShopLink variant="outline" href={{ page: 'home' }}>
          {messages.continueShopping}
        </ShopLink>
      </div>
    </FormPage>
  );
}
