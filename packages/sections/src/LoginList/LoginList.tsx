'use client';
import type { Login } from '@vitrine/commerce';
import { announce, Badge, formatMessage, Heading, Text, VisuallyHidden } from '@vitrine/components';
import { useEffect, useId, useRef } from 'react';
import type { Messages } from '../messages.js';
import { useShop } from '../shop/ShopProvider.js';
import { useCustomer, useLogins } from '../shop/useCustomer.js';
import type { CursorListSnapshot } from '../state/customer/cursorList.js';
import { failureText } from '../state/forms/failure.js';
import type { FormAction } from '../state/forms/formResult.js';
import type { RootProps } from '../rootProps.js';
import { LoadFailure, Loading } from '../ui/LoadState.js';
import { LocalTime } from '../ui/LocalTime.js';
import { useFocusKept } from '../ui/useFocusKept.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { EndLogins, type EndLoginsProps } from './EndLogins.js';
import { Leave, List, Name, Root, Times } from './LoginList.styles.js';

export interface LoginListProps extends RootProps {
  /** Handles the form before scripts run: ends all of the customer's logins. Default: none. */
  action?: FormAction | undefined;
  /** Handles the form before scripts run: ends the login with the `id` in its data. Default: none. */
  endLoginAction?: FormAction | undefined;
}

/**
 * Where the customer is signed in, with forms that end one of the other logins, or all. They ask for the password. Shows nothing if
 * `capabilities.logins` is false.
 */
export function LoginList({ action, endLoginAction, ...attributes }: LoginListProps) {
  const { messages, commerce } = useShop();
  const headingId = useId();
  const name = useId();
  const logins = useLogins();
  const root = useRef<HTMLElement>(null);
  useSharedRef(attributes.ref, root);
  const focusProps = useFocusKept(root);
  if (!commerce.capabilities.logins) return null;
  return (
    <Root {...attributes} ref={root} tabIndex={-1} aria-labelledby={headingId} {...focusProps}>
      <Heading level={2} id={headingId}>
        {messages.logins}
      </Heading>
      <Logins {...logins} labelledBy={headingId} name={name} action={endLoginAction} />
      <SignOutEverywhere name={name} action={action} />
    </Root>
  );
}

type EndProps = Pick<EndLoginsProps, 'name' | 'action'>;

interface LoginsProps extends EndProps, Pick<CursorListSnapshot<Login>, 'status' | 'items' | 'failure'> {
  labelledBy: string;
}

function Logins({ status, items, failure, labelledBy, ...end }: LoginsProps) {
  const { messages, customer } = useShop();
  const { load, loadMore } = customer.logins;
  useEffect(() => {
    if (status === 'initial') void load();
  }, [status, load]);
  if (failure)
    return (
      <LoadFailure
        text={`${messages.loginsFailed} ${failureText(failure, messages)}`}
        onRetry={() => void loadMore()}
      />
    );
  if (status !== 'loaded') return <Loading label={messages.loadingLogins} />;
  return (
    <List role="list" aria-labelledby={labelledBy}>
      {items.map((login) => (
        <LoginEntry key={login.id} login={login} {...end} />
      ))}
    </List>
  );
}

function LoginEntry({ login, ...end }: EndProps & { login: Login }) {
  const { messages } = useShop();
  return (
    <li>
      <Name>
        <Text as="span" weight="semibold">
          {deviceText(login, messages)}
        </Text>
        {login.isCurrent && <Badge variant="subtle" badgeContent={messages.thisDevice} />}
      </Name>
      <Times>
        <dt>{messages.loginBegan}</dt>
        <dd>
          <LocalTime at={login.beganAt} />
        </dd>
        <dt>{messages.loginUsed}</dt>
        <dd>
          <LocalTime at={login.usedAt} />
        </dd>
      </Times>
      {!login.isCurrent && <SignOut login={login} {...end} />}
    </li>
  );
}

function deviceText({ browser, system }: Login, messages: Messages): string {
  if (browser && system) return formatMessage(messages.loginDevice, { browser, system });
  return browser ?? system ?? messages.loginDeviceUnknown;
}

function SignOut({ login, ...end }: EndProps & { login: Login }) {
  const { messages } = useShop();
  const { endLogin } = useCustomer();
  const { id, usedAt } = login;
  return (
    <EndLogins
      {...end}
      title={
        <>
          {messages.endLogin}
          <VisuallyHidden>
            {` ${deviceText(login, messages)}, ${messages.loginUsed} `}
            <LocalTime at={usedAt} />
          </VisuallyHidden>
        </>
      }
      loginId={id}
      submit={(currentPassword) => endLogin({ id, currentPassword })}
      onSuccess={() => announce(messages.loginEnded, 'polite')}
    />
  );
}

function SignOutEverywhere(end: EndProps) {
  const { messages } = useShop();
  const { logoutEverywhere } = useCustomer();
  return (
    <Leave>
      <Text tone="quiet">{messages.signOutEverywhereText}</Text>
      <EndLogins
        {...end}
        title={messages.signOutEverywhere}
        submit={(currentPassword) => logoutEverywhere({ currentPassword })}
      />
    </Leave>
  );
}
