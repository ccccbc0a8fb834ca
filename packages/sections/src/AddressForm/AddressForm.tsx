'use client';
import { addressFieldNames, addressOf, type Address, type Country, type UserError } from '@vitrine/commerce';
import { Alert, Form } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { zipErrors } from './zipErrors.js';
import { AddressFields } from './AddressFields.js';
import { Actions } from './AddressForm.styles.js';
import { useDraft } from './useDraft.js';

export interface AddressFormProps extends RootProps<HTMLFormElement> {
  /** The address to change; the initial values of the fields. Default: none, which creates a new one. */
  address?: Address | undefined;
  /** `'compact'` has no names, company and phone. Default: `'full'`. */
  mode?: 'full' | 'compact';
  /** See `AddressFields`. */
  countries?: readonly Country[] | undefined;
  /** Whether the fields are disabled, while the address is loading or being deleted. Default: `false`. */
  isDisabled?: boolean;
  /** Handles the form before scripts run. The address's `id` is in its data. Default: none. */
  action?: FormAction | undefined;
  /** Called after it is saved. Default: goes to the account page. */
  onSave?: () => void;
  /** Content beside the save button. */
  children?: ReactNode;
}

/** Creates or changes an address of the customer. */
export function AddressForm({
  address,
  mode,
  countries,
  isDisabled = false,
  action,
  onSave,
  children,
  ...root
}: AddressFormProps) {
  const { messages, commerce, customer, navigate, paths } = useShop();
  const draft = useDraft(address?.id);
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields: addressFieldNames,
    // A change can be sent twice.
    ...(!address && { unanswered: messages.addressUnanswered }),
    submit: async (data) => {
      const written = writtenAddress(data);
      const { errors } = await draft.keptWith(
        written,
        customer.follow(
          address
            ? commerce.customer.updateAddress({ id: address.id, address: written })
            : commerce.customer.createAddress(written),
        ),
      );
      return { errors: errors.map(atOwnField) };
    },
    onSuccess: () => {
      customer.addresses.clear();
      // The first address becomes the default one.
      void customer.load();
      customer.setDone('addressSaved');
      (onSave ?? (() => navigate(pathOf({ page: 'account' }, paths))))();
    },
  });
  return (
    <Form
      {...root}
      {...formProps}
      validate={(data) => zipErrors(data, messages)}
      isSubmitting={isSubmitting || isDisabled}
    >
      {draft.values && (
        <Alert tone="warning" live="off">
          {messages.addressKept}
        </Alert>
      )}
      {address && <input type="hidden" name="id" value={address.id} />}
      <AddressFields
        // Remounts the fields with the stored values.
        key={draft.values ? 'draft' : 'address'}
        {...(mode && { mode })}
        countries={countries}
        defaultValue={result?.values ?? draft.values ?? address}
      />
      <Actions>
        <SubmitButton isLoading={isSubmitting} isDisabled={isDisabled} isPressableUnfilled>
          {messages.save}
        </SubmitButton>
        {children}
      </Actions>
    </Form>
  );
}

const writtenAddress = (data: FormData) =>
  addressOf(Object.fromEntries(addressFieldNames.map((name) => [name, textOf(data, name)])));

/** The form has a field for the country's code, not for its name. */
const atOwnField = (error: UserError): UserError =>
  error.field?.at(-1) === 'country' ? { ...error, field: ['countryCode'] } : error;
