'use client';
import { Form, Heading, Input } from '@vitrine/components';
import { useCustomer } from '../shop/useCustomer.js';
import { CurrentPasswordInput } from '../forms/CurrentPasswordInput.js';
import { FormPage } from '../forms/FormPage.styles.js';
import type { FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';

export interface ChangePasswordFormProps extends RootProps<HTMLDivElement> {
  /**
   * The full URL of the link in the customer's mail. With it, the form resets a forgotten password; without it, it changes the signed-in
   * customer's. Default: none.
   */
  resetUrl?: string | undefined;
  /**
   * Asks the signed-in customer for the current password, which proves that it is the customer who makes the change. A platform that is given
   * it refuses a wrong one. Default: false.
   */
  asksForCurrentPassword?: boolean | undefined;
  /** Handles the form before scripts run. `resetUrl` is in its data. Default: none. */
  action?: FormAction | undefined;
}

const fields = ['currentPassword', 'password', 'confirmPassword'];

/** Sets a new password, and goes to the login page. */
export function ChangePasswordForm({
  resetUrl,
  asksForCurrentPassword = false,
  action,
  ...root
}: ChangePasswordFormProps) {
  const needsCurrent = asksForCurrentPassword && !resetUrl;
  const { messages, commerce, customer: store, navigate, paths } = useShop();
  const { follow } = useCustomer();
  const { formProps, isSubmitting } = useFormAction({
    action,
    fields,
    submit: async (data) => {
      const password = textOf(data, 'password');
      const { customer } = commerce;
      const { errors } = await (resetUrl
        ? customer.resetPassword({ resetUrl, password })
        : follow(
            customer.updateCustomer({
              newPassword: password,
              ...(needsCurrent && { currentPassword: textOf(data, 'currentPassword') }),
            }),
          ));
      // Platforms use another field name for a changed password.
      return { errors: errors.map((error) => (isOfPassword(error.field) ? { ...error, field: ['password'] } : error)) };
    },
    onSuccess: () => {
      store.setDone('passwordChanged');
      navigate(pathOf({ page: 'login' }, paths));
    },
  });
  const differ = (data: FormData) =>
    textOf(data, 'password') === textOf(data, 'confirmPassword')
      ? []
      : [{ name: 'confirmPassword', message: messages.passwordsDiffer }];

  return (
    <FormPage {...root} data-in-account={resetUrl ? undefined : ''}>
      <Heading level={1}>{resetUrl ? messages.resetPassword : messages.changePassword}</Heading>
      <Form {...formProps} validate={differ}>
        {resetUrl && <input type="hidden" name="resetUrl" value={resetUrl} />}
        {needsCurrent && <CurrentPasswordInput />}
        <Input label={messages.password} name="password" type="password" autoComplete="new-password" isRequired />
        <Input
          label={messages.confirmPassword}
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <SubmitButton isLoading={isSubmitting}>
          {resetUrl ? messages.resetPassword : messages.changePassword}
        </SubmitButton>
      </Form>
    </FormPage>
  );
}

const isOfPassword = (field: readonly string[] | undefined) => field?.at(-1) === 'newPassword';
