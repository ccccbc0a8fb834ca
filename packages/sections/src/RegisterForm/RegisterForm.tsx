'use client';
import { registrationFieldNames, type Country, type Registration } from '@vitrine/commerce';
import { Form, Heading, Input } from '@vitrine/components';
import { AddressFields } from '../AddressForm/AddressFields.js';
import { zipErrors } from '../AddressForm/zipErrors.js';
import { FormPage, Links, Pair } from '../forms/FormPage.styles.js';
import type { FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';

export interface RegisterFormProps extends RootProps<HTMLDivElement> {
  /** The countries to choose from, as in `AddressFields`. */
  countries?: readonly Country[] | undefined;
  /** The email address in the form at first, such as the one of an order. Default: none. */
  email?: string | undefined;
  /** Handles the form before scripts run. Default: none. */
  action?: FormAction | undefined;
}

const nameFields = ['firstName', 'lastName', 'email'] as const;

/** Creates an account and opens the login page. The shop's platform decides which fields there are in addition to email and password. */
export function RegisterForm({ countries, email, action, ...root }: RegisterFormProps) {
  const { messages, commerce, customer, navigate, paths } = useShop();
  const required: readonly (keyof Registration)[] = commerce.capabilities.registerFields;
  const hasAddress = required.includes('countryCode');
  const fields = [...(hasAddress ? registrationFieldNames : nameFields), 'password'] as const;
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    submit: (data) => commerce.customer.register(registrationOf(data, fields)),
    onSuccess: () => {
      customer.setDone('registered');
      navigate(pathOf({ page: 'login' }, paths));
    },
  });
  const textProps = (name: keyof Registration) => ({
    name,
    defaultValue: result?.values?.[name] ?? '',
    ...(required.includes(name) ? { isRequired: true } : { isOptional: true }),
  });

  return (
    <FormPage {...root}>
      <Heading level={1}>{messages.register}</Heading>
      {/* The title is for the platform's refusals, not for failed calls. */}
      <Form
        {...formProps}
        {...(result?.errors.length && { errorTitle: messages.registerError })}
        validate={(data) => zipErrors(data, messages)}
      >
        <Pair>
          <Input label={messages.firstName} autoComplete="given-name" {...textProps('firstName')} />
          <Input label={messages.lastName} autoComplete="family-name" {...textProps('lastName')} />
        </Pair>
        <Input
          label={messages.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          {...textProps('email')}
          defaultValue={result?.values?.email ?? email ?? ''}
        />
        <Input label={messages.password} name="password" type="password" autoComplete="new-password" isRequired />
        {hasAddress && <AddressFields mode="compact" countries={countries} defaultValue={result?.values} />}
        <SubmitButton isLoading={isSubmitting}>{messages.register}</SubmitButton>
      </Form>
      <Links>
        <ShopLink href={{ page: 'login' }} variant="primary">
          {messages.login}
        </ShopLink>
      </Links>
    </FormPage>
  );
}

/** Returns the filled-in fields without the spaces around them. The password keeps its spaces. */
function registrationOf(data: FormData, fields: readonly (keyof Registration)[]): Registration {
  const texts = fields.map((name) => [name, textOf(data, name).trim()] as const).filter(([, text]) => text);
  return { ...Object.fromEntries(texts), email: textOf(data, 'email').trim(), password: textOf(data, 'password') };
}
