'use client';
import { Form, Heading, Text } from '@vitrine/components';
import { useEffect, useId, useRef } from 'react';
import { EmailInput } from '../forms/EmailInput.js';
import { FormPage, Links } from '../forms/FormPage.styles.js';
import { logged } from '../forms/logged.js';
import { isSuccess, type FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';

export interface ForgotPasswordFormProps extends RootProps<HTMLDivElement> {
  /** Handles the form before scripts run. Default: none. */
  action?: FormAction | undefined;
}

const fields = ['email'];

/** Requests a mail with a link to set a new password. */
export function ForgotPasswordForm({ action, ...root }: ForgotPasswordFormProps) {
  const { messages, commerce } = useShop();
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    submit: (data) => logged(commerce.customer.recoverPassword({ email: textOf(data, 'email').trim() })),
  });
  if (isSuccess(result)) return <Sent {...root} />;
  // The only field shows every error.
  const errors = formProps.errors?.map(({ message }) => ({ name: 'email', message })) ?? [];
  return (
    <FormPage {...root}>
      <Heading level={1}>{messages.forgotPassword}</Heading>
      <Text>{messages.forgotPasswordText}</Text>
      <Form {...formProps} errors={errors}>
        <EmailInput autoComplete="username" defaultValue={result?.values?.email ?? ''} />
        <SubmitButton isLoading={isSubmitting}>{messages.send}</SubmitButton>
      </Form>
      <BackToLogin />
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
      <Heading level={1} id={id}>
        {messages.checkInbox}
      </Heading>
      <Text>{messages.checkInboxText}</Text>
      <BackToLogin />
    </FormPage>
  );
}

function BackToLogin() {
  const { messages } = useShop();
  return (
    <Links>
      <ShopLink href={{ page: 'login' }} variant="primary">
        {messages.backToLogin}
      </ShopLink>
    </Links>
  );
}
