'use client';
import type { CustomerResult } from '@vitrine/commerce';
import { Disclosure, Form } from '@vitrine/components';
import type { ReactNode } from 'react';
import { CurrentPasswordInput } from '../forms/CurrentPasswordInput.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { isSuccess, type FormAction } from '../state/forms/formResult.js';
import { End, Proof } from './LoginList.styles.js';

export interface EndLoginsProps {
  /** The text that opens the form, and of its button. */
  title: ReactNode;
  /** Forms with the same name close each other. */
  name: string;
  /** The id of the login that ends. Default: all end. */
  loginId?: string | undefined;
  action: FormAction | undefined;
  submit: (currentPassword: string) => Promise<CustomerResult>;
  onSuccess?: () => void;
}

const fields = ['currentPassword'];

/** Asks for the password, which proves that it is the customer who ends logins. */
export function EndLogins({ title, name, loginId, action, submit, onSuccess = () => {} }: EndLoginsProps) {
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    isRepeated: loginId !== undefined,
    submit: (data) => submit(textOf(data, 'currentPassword')),
    onSuccess,
  });
  return (
    <End>
      <Disclosure
        title={title}
        variant="plain"
        name={name}
        defaultExpanded={result !== undefined && !isSuccess(result)}
      >
        <Form {...formProps} headingLevel={3}>
          <Proof>
            {loginId !== undefined && <input type="hidden" name="id" value={loginId} />}
            <CurrentPasswordInput />
            <SubmitButton isLoading={isSubmitting}>{title}</SubmitButton>
          </Proof>
        </Form>
      </Disclosure>
    </End>
  );
}
