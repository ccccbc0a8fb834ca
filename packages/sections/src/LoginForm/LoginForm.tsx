'use client';
import { Form, Heading, Input, Text } from '@vitrine/components';
import { useCustomer } from '../shop/useCustomer.js';
import type { Done } from '../state/forms/done.js';
import { EmailInput } from '../forms/EmailInput.js';
import { DoneAlert } from '../forms/DoneAlert.js';
import { FormPage, Links } from '../forms/FormPage.styles.js';
import { logged } from '../forms/logged.js';
import type { FormAction } from '../state/forms/formResult.js';
import { SubmitButton } from '../forms/SubmitButton.js';
import { textOf, useFormAction } from '../forms/useFormAction.js';
import { localPath, pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';

export interface LoginFormProps extends RootProps<HTMLDivElement> {
  /** The page to open after a success: the query parameter `checkout_url`, after the server has checked that it leads to the shop's checkout. Default: none. */
  checkoutUrl?: string | undefined;
  /** The page to open after a success without `checkoutUrl`: a path of this site. Other URLs are ignored. Default: the account page. */
  redirectUrl?: string | undefined;
  /** Handles the form before scripts run. Its data contain both URLs, as `checkout_url` and `redirectUrl`. Default: none. */
  action?: FormAction | undefined;
  /** The result of a form that was sent before scripts ran and redirected here. Default: none. */
  done?: Done | undefined;
}

const fields = ['email', 'password'];

/** Signs a customer in: with email and password, or on the platform's own page if customers sign in there. */
export function LoginForm({ checkoutUrl, redirectUrl, action, done, ...root }: LoginFormProps) {
  const { messages, commerce } = useShop();
  const form = { checkoutUrl, redirectUrl, action };
  const isElsewhere = commerce.capabilities.login === 'redirect';
  return (
    <FormPage {...root}>
      <Heading level={1}>{messages.login}</Heading>
      <DoneAlert done={done} />
      {isElsewhere ? <RedirectLogin {...form} /> : <PasswordLogin {...form} />}
    </FormPage>
  );
}

function PasswordLogin({ checkoutUrl, redirectUrl, action }: LoginFormProps) {
  const { messages, navigate, paths } = useShop();
  const { login } = useCustomer();
  const { formProps, isSubmitting, result } = useFormAction({
    action,
    fields,
    submit: (data) => logged(login({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') })),
    onSuccess: () => navigate(checkoutUrl ?? localPath(redirectUrl) ?? pathOf({ page: 'account' }, paths)),
  });

  return (
    <>
      {/* The platform does not report which of the two is wrong: the summary has the error, and both fields are marked. */}
      <Form {...formProps}>
        <Targets checkoutUrl={checkoutUrl} redirectUrl={redirectUrl} />
        <EmailInput autoComplete="username" defaultValue={result?.values?.email ?? ''} />
        <Input label={messages.password} name="password" type="password" autoComplete="current-password" isRequired />
        <SubmitButton isLoading={isSubmitting}>{messages.login}</SubmitButton>
      </Form>
      <Links>
        <ShopLink href={{ page: 'recoverPassword' }} variant="primary">
          {messages.forgotPasswordLink}
        </ShopLink>
        <ShopLink href={{ page: 'register' }} variant="primary">
          {messages.register}
        </ShopLink>
      </Links>
    </>
  );
}

function RedirectLogin({ checkoutUrl, redirectUrl, action }: LoginFormProps) {
  const { messages, commerce, navigate, paths } = useShop();
  const { formProps, isSubmitting } = useFormAction({
    action,
    fields: [],
    submit: async () => {
      const page = await commerce.customer.loginPage({
        returnTo: checkoutUrl ?? localPath(redirectUrl) ?? pathOf({ page: 'account' }, paths),
        callbackUrl: new URL(pathOf({ page: 'loginCallback' }, paths), window.location.origin).href,
      });
      if (!page) return { errors: [{ code: 'unknown' }] };
      navigate(page.loginUrl);
      return { errors: [] };
    },
    onSuccess: () => {},
  });
  return (
    <>
      <Text>{messages.loginElsewhere}</Text>
      <Form {...formProps}>
        <Targets checkoutUrl={checkoutUrl} redirectUrl={redirectUrl} />
        <SubmitButton isLoading={isSubmitting}>{messages.login}</SubmitButton>
      </Form>
    </>
  );
}

/** Hidden fields with the page to open after a success, for the server that handles the form before scripts run. */
const Targets = ({ checkoutUrl, redirectUrl }: Pick<LoginFormProps, 'checkoutUrl' | 'redirectUrl'>) => (
  <>
    {checkoutUrl && <input type="hidden" name="checkout_url" value={checkoutUrl} />}
    {redirectUrl && <input type="hidden" name="redirectUrl" value={redirectUrl} />}
  </>
);
