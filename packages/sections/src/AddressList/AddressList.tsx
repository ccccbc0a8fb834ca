'use client';
import type { Address } from '@vitrine/commerce';
import { Badge, Button, Card, formatMessage, Link, Text } from '@vitrine/components';
import { useEffect, useRef } from 'react';
import { failureText } from '../state/forms/failure.js';
import { useAddresses, useCustomer } from '../shop/useCustomer.js';
import type { FormAction } from '../state/forms/formResult.js';
import { addressLines } from '../ui/addressLines.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { LoadFailure, Loading } from '../ui/LoadState.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { MakeDefault } from './MakeDefault.js';
import { Actions, Lines, List, None, Root } from './AddressList.styles.js';

export interface AddressListProps extends RootProps<HTMLDivElement> {
  /** Handles the form before scripts run: makes the address with the `id` in its data the default one. Default: none. */
  action?: FormAction | undefined;
}

/** The signed-in customer's addresses, with links to change them and to add one. */
export function AddressList({ action, ...attributes }: AddressListProps) {
  const { messages, locale, customer } = useShop();
  const { status, items, incomplete, hasMore, failure } = useAddresses();
  const { load, loadMore } = customer.addresses;
  // Also loads again after a change has cleared the list.
  useEffect(() => {
    if (status === 'initial') void load();
  }, [status, load]);
  const root = useRef<HTMLDivElement>(null);
  useSharedRef(attributes.ref, root);
  const focusProps = useFocusKept(root);
  const isKnown = status === 'loaded' || items.length > 0;
  return (
    <Root {...attributes} ref={root} tabIndex={-1} {...focusProps}>
      {/* Above the addresses, since a link below them moves when they come: a press at that moment would be lost. */}
      <ShopLink variant="outline" href={{ page: 'address' }}>
        {messages.addAddress}
      </ShopLink>
      {items.length > 0 && <Cards addresses={items} action={action} />}
      {incomplete > 0 && (
        <Text tone="quiet">{formatMessage(messages.addressesIncomplete, { count: incomplete }, locale)}</Text>
      )}
      {status === 'loaded' && items.length === 0 && incomplete === 0 && (
        <None>
          <Text>{messages.notAvailable}</Text>
          <Text tone="quiet">{messages.noAddresses}</Text>
        </None>
      )}
      {!isKnown && !failure && <Loading label={messages.loadingAddresses} />}
      {failure && (
        <LoadFailure
          text={`${messages.addressesFailed} ${failureText(failure, messages)}`}
          onRetry={() => void loadMore()}
        />
      )}
      {isKnown && hasMore && !failure && (
        <Button variant="outline" isLoading={status === 'loading'} onPress={() => void loadMore()}>
          {messages.loadMore}
        </Button>
      )}
    </Root>
  );
}

function Cards({ addresses, action }: Pick<AddressListProps, 'action'> & { addresses: readonly Address[] }) {
  const { messages } = useShop();
  const defaultId = useCustomer().customer?.defaultAddress?.id;
  return (
    <List role="list" aria-label={messages.addresses}>
      {addresses.map((address) => (
        <AddressCard key={address.id} address={address} action={action} isDefault={address.id === defaultId} />
      ))}
    </List>
  );
}

interface AddressCardProps extends Pick<AddressListProps, 'action'> {
  address: Address;
  isDefault: boolean;
}

function AddressCard({ address, action, isDefault }: AddressCardProps) {
  const { messages, commerce } = useShop();
  const edit = useRef<HTMLAnchorElement>(null);
  // After a press, the button that makes an address the default disappears. The focus moves to the edit link.
  const focusProps = useFocusKept(edit);
  return (
    <Card
      as="li"
      {...focusProps}
      footer={
        <Actions>
          <ShopLink
            ref={edit}
            variant="outline"
            href={{ page: 'address', query: { id: address.id } }}
            aria-label={formatMessage(messages.editAddressOf, { address: address.address1 })}
          >
            {messages.editAddress}
          </ShopLink>
          {isDefault ? (
            <Badge variant="subtle" badgeContent={messages.defaultAddress} />
          ) : (
            commerce.capabilities.defaultAddress && <MakeDefault address={address} action={action} />
          )}
        </Actions>
      }
    >
      <AddressLines address={address} />
    </Card>
  );
}

function AddressLines({ address }: { address: Address }) {
  const { messages, locale } = useShop();
  const { city, province, zip, phone } = address;
  const place = `${city}, ${province || messages.notAvailable} ${zip}`;
  return (
    <Lines>
      {addressLines(address, place, locale).map((line, index) => (
        // Servers and browsers name some countries differently.
        <bdi key={index} suppressHydrationWarning>
          {line}
        </bdi>
      ))}
      {phone && (
        <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`} variant="primary">
          <bdi dir="ltr">{phone}</bdi>
        </Link>
      )}
    </Lines>
  );
}
