import { AuthGuard, CustomerProvider, doneOf, LoginForm } from '@vitrine/sections';
import { defaultPaths } from '@vitrine/sections/paths';
import { parameter, type QueryProps } from '../../../../page/query';
import { Unanswered } from '../../../../page/Unanswered';
import { allowedTarget } from '../../../../redirects';
import { login } from '../../../../server/forms/actions';
import { allowedPlaces } from '../../../../server/environment/places';
import { readVisit } from '../../../../server/shop/visit';

export const metadata = { title: 'Login' };

export default async function LoginPage(props: QueryProps) {
  const places = allowedPlaces();
  const checkoutUrl = allowedTarget(await parameter(props, 'checkout_url'), places);
  const redirectUrl = allowedTarget(await parameter(props, 'redirectUrl'), places);
  const done = doneOf(await parameter(props, 'done'));
  const next = checkoutUrl ?? redirectUrl ?? (done ? `${defaultPaths.account}?done=${done}` : defaultPaths.account);
  const { visit, isUnanswered } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      {isUnanswered && <Unanswered />}
      <AuthGuard allow="unauthenticated" redirectTo={next}>
        <LoginForm checkoutUrl={checkoutUrl} redirectUrl={redirectUrl} action={login} done={done} />
      </AuthGuard>
    </CustomerProvider>
  );
}
