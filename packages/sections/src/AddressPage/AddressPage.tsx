'use client';
import type { Address, Country } from '@vitrine/commerce';
import { Breadcrumb, Heading, Text } from '@vitrine/components';
import { useRef, useState, type ReactNode } from 'react';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';
import { AddressForm } from '../AddressForm/AddressForm.js';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { failureText } from '../state/forms/failure.js';
import { useOwn } from '../shop/useOwn.js';
import type { FormAction } from '../state/forms/formResult.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { LoadFailure, Loading } from '../ui/LoadState.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { Page } from './AddressPage.styles.js';
import { DeleteAddress } from './DeleteAddress.js';

export interface AddressPageProps extends RootProps<HTMLDivElement> {
  /** The query parameter `id`: the address to edit. Default: none, which creates a new one. */
  addressId?: string | undefined;
  /** The address with that id, if the server has read it: the form is then complete before scripts run. Default: the browser reads it. */
  address?: Address | undefined;
  /** See `AddressFields`. */
  countries?: readonly Country[] | undefined;
  /** Handles the form before scripts run. The address's `id` is in its data; `intent` is 'delete' for a deletion. Default: none. */
  action?: FormAction | undefined;
}

/** Creates, edits or deletes an address of the signed-in customer. Each action returns to the account page. */
export function AddressPage({ addressId, address, countries, action, ...root }: AddressPageProps) {
  const form = { countries, action };
  return (
    <AuthGuard {...root} allow="authenticated">
      {addressId ? (
        <EditAddress key={addressId} id={addressId} known={address} {...form} />
      ) : (
        <CreateAddress {...form} />
      )}
    </AuthGuard>
  );
}

type FormOptions = Pick<AddressPageProps, 'countries' | 'action'>;

function CreateAddress(form: FormOptions) {
  const { messages } = useShop();
  return (
    <AddressFrame title={messages.createAddress} crumb={messages.createAddress}>
      <AddressForm {...form}>
        <Cancel />
      </AddressForm>
    </AddressFrame>
  );
}

interface EditAddressProps extends FormOptions {
  id: string;
  known: Address | undefined;
}

function EditAddress({ id, known, ...form }: EditAddressProps) {
  const { messages, commerce } = useShop();
  const { status, data, failure, retry } = useOwn(known ? undefined : id, commerce.customer.getAddress);
  const [isDeleting, setDeleting] = useState(false);
  const address = known ?? data;
  const isGone = status === 'loaded' && !address;
  return (
    <AddressFrame title={messages.editAddress} crumb={messages.address}>
      {failure && <LoadFailure text={`${messages.addressFailed} ${failureText(failure, messages)}`} onRetry={retry} />}
      {isGone && (
        <>
          <Text role="alert">{messages['refusal.address.unknown']}</Text>
          <Cancel />
        </>
      )}
      {status === 'loading' && <Loading label={messages.loadingAddress} />}
      {(address ?? status === 'loading') && (
        // Remounts the fields with the loaded address.
        <AddressForm key={status} address={address} isDisabled={!address || isDeleting} {...form}>
          <Cancel />
          {address && <DeleteAddress id={address.id} isDeleting={isDeleting} onDeletingChange={setDeleting} />}
        </AddressForm>
      )}
    </AddressFrame>
  );
}

function Cancel() {
  const { messages } = useShop();
  return (
    <ShopLink variant="outline" href={{ page: 'account' }}>
      {messages.cancel}
    </ShopLink>
  );
}

function AddressFrame({ title, crumb, children }: { title: string; crumb: string; children: ReactNode }) {
  const { messages, paths } = useShop();
  const page = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(page);
  return (
    <AccountLayout>
      <Page ref={page} tabIndex={-1} {...focusProps}>
        <Breadcrumb
          items={[
            { label: messages.account, url: pathOf({ page: 'account' }, paths) },
            { label: crumb, url: pathOf({ page: 'address' }, paths), isCurrentPage: true },
          ]}
        />
        <Heading level={1}>{title}</Heading>
        {children}
      </Page>
    </AccountLayout>
  );
}
