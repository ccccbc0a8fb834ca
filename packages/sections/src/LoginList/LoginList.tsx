'use client';
import type { Login } from '@vitrine/commerce';
import { Badge, Button, Form, formatMessage, Heading, Text } from '@vitrine/components';
import { useEffect, useId, useRef } from 'react';
import { useFormAction } from '../forms/useFormAction.js';
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
import { Leave, List, Name, Root, Times } from './LoginList.styles.js';

export interface LoginListProps extends RootProps {
  /** Handles the form before scripts run: ends all of the customer's logins. Default: none. */
  action?: FormAction | undefined;
}

/** Where the customer is signed in, with a button that ends all logins. Shows nothing if `capabilities.logins` is false. */
export function LoginList({ action, ...attributes }: LoginListProps) {
  const { messages, commerce } = useShop();
  const headingId = useId();
  const logins = useLogins();
  const root = useRef<HTMLElement>(null);
  const focusProps = useFocusKept(root);
  if (!commerce.capabilities.logins) return null;
  return (
    <Root {...attributes} ref={root} tabIndex={-1} aria-labelledby={headingId} {...focusProps}>
      <Heading level={2} id={headingId}>
        {messages.logins}
      </Heading>
      <Logins {...logins} labelledBy={headingId} />
      <SignOutEverywhere action={action} />
    </Root>
  );
}

interface LoginsProps extends Pick<CursorListSnapshot<Login>, 'status' | 'items' | 'failure'> {
  labelledBy: string;
}

function Logins({ status, items, failure, labelledBy }: LoginsProps) {
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
        <LoginEntry key={login.id} login={login} />
      ))}
    </List>
  );
}

function LoginEntry({ login }: { login: Login }) {
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
    </li>
  );
}

function deviceText({ browser, system }: Login, messages: Messages): string {
  if (browser && system) return formatMessage(messages.loginDevice, { browser, system });
  return browser ?? system ?? messages.loginDeviceUnknown;
}

function SignOutEverywhere({ action }: Pick<LoginListProps, 'action'>) {
  const { messages } = useShop();
  const { logoutEverywhere } = useCustomer();
  const { formProps, isSubmitting } = useFormAction({
    action,
    fields: [],
    submit: async () => {
      await logoutEverywhere();
      return { errors: [] };
    },
    onSuccess: () => {},
  });
  const helpId = useId();
  return (
    <Form {...formProps} headingLevel={3}>
      <Leave>
        <Text tone="quiet" id={helpId}>
          {messages.signOutEverywhereText}
        </Text>
        <Button type="submit" variant="outline" isLoading={isSubmitting} aria-describedby={helpId}>
          {messages.signOutEverywhere}
        </Button>
      </Leave>
    </Form>
  );
}
