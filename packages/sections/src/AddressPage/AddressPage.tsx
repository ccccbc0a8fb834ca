'use client';
import type { Address, Country } from '@vitrine/commerce';
import { Breadcrumb, Heading, Text } from '@vitrine/components';
import { useRef, useState, type ReactNode } from 'react';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';
import { AddressForm } from '../AddressForm/AddressForm.js';
import { AuthGuard } from '../AuthGuard/AuthGuard.js';
import { failureText } from '../customerState/failure.js';
import { useOwn } from '../customerState/useOwn.js';
import type { FormAction } from '../forms/formResult.js';
import { useFocusKept } from '../internal/useFocusKept.js';
import { LoadFailure, Loading } from '../internal/LoadState.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Page } from './AddressPage.styles.js';
import { DeleteAddress } from './DeleteAddress.js';

export interface AddressPageProps {
  /** The query parameter `id`: the address to change. Default: none, a new one is made. */
  id?: string | undefined;
  /** The address of that id, where the server has read it: then the form is whole before scripts run. Default: it is read in the browser. */
  address?: Address | undefined;
  /** As `AddressFields` has it. */
  countries?: readonly Country[] | undefined;
  /** Takes the form before scripts run; the address's `id` is among its data, and `intent` is 'delete' where it is to be deleted. Default: nothing does. */
  action?: FormAction | undefined;
}

/** Makes, changes or deletes an address of the signed-in customer. Each action leads back to the account page. */
export function AddressPage({ id, address, ...form }: AddressPageProps) {
  return (
    <AuthGuard allow="authenticated">
      {id ? <EditAddress key={id} id={id} known={address} {...form} /> : <CreateAddress {...form} />}
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
        // The fields begin with what has come.
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
