'use client';
import { Heading, HStack, Text, VisuallyHidden } from '@vitrine/components';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';
import { AddressList } from '../AddressList/AddressList.js';
import { LoginList } from '../LoginList/LoginList.js';
import { useCustomer } from '../shop/useCustomer.js';
import { failureText } from '../state/forms/failure.js';
import type { Done } from '../state/forms/done.js';
import { DoneAlert } from '../forms/DoneAlert.js';
import type { FormAction } from '../state/forms/formResult.js';
import { useShop } from '../shop/ShopProvider.js';
import { LoadFailure, Loading } from '../ui/LoadState.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { Details, Page } from './Account.styles.js';

export interface AccountProps extends RootProps<HTMLDivElement> {
  /** Handles the form before scripts run: makes the address with the `id` in its data the default one. Default: none. */
  defaultAddressAction?: FormAction | undefined;
  /** The result of a form that was sent before scripts ran. Default: none. */
  done?: Done | undefined;
  /** Handles the form before scripts run: ends the customer's login with the `id` in its data. Default: none. */
  endLoginAction?: FormAction | undefined;
  /** Handles the form before scripts run: ends all of the customer's logins. Default: none. */
  logoutEverywhereAction?: FormAction | undefined;
}

/** The signed-in customer's account page: name, email, password and addresses, with forms to change them. */
export function Account({ defaultAddressAction, done, endLoginAction, logoutEverywhereAction, ...root }: AccountProps) {
  const { messages } = useShop();
  return (
    <AccountLayout {...root} current="account">
      <Page>
        <Heading level={1}>{messages.accountTitle}</Heading>
        <DoneAlert done={done} />
        <CustomerDetails />
        <Heading level={2}>{messages.addresses}</Heading>
        <AddressList action={defaultAddressAction} />
        <LoginList action={logoutEverywhereAction} endLoginAction={endLoginAction} />
      </Page>
    </AccountLayout>
  );
}

/** What the shop knows about the customer. A server that cannot reach the platform knows only that there is a login. */
function CustomerDetails() {
  const { messages, commerce } = useShop();
  const { customer, failure, load } = useCustomer();
  if (!customer && failure)
    return (
      <LoadFailure
        text={`${messages.customerDetailsFailed} ${failureText(failure, messages)}`}
        onRetry={() => void load()}
      />
    );
  if (!customer) return <Loading label={messages.loadingCustomer} />;
  const name = customer.displayName ?? [customer.firstName, customer.lastName].filter(Boolean).join(' ');
  return (
    <Details>
      <dt>{messages.name}</dt>
      <dd>{name || messages.notAvailable}</dd>
      <dt>{messages.email}</dt>
      <dd>{customer.email ?? messages.notAvailable}</dd>
      {commerce.capabilities.login === 'password' && (
        <>
          <dt>{messages.password}</dt>
          <dd>
            <HStack wrap gap={4}>
              <Text as="span">
                <span aria-hidden="true">••••••••</span>
                <VisuallyHidden>{messages.passwordHidden}</VisuallyHidden>
              </Text>
              {commerce.capabilities.changePassword && (
                <ShopLink variant="primary" href={{ page: 'changePassword' }}>
                  {messages.changePassword}
                </ShopLink>
              )}
            </HStack>
          </dd>
        </>
      )}
    </Details>
  );
}
