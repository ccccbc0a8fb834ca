import { countries } from '@vitrine/commerce';
import { AuthGuard, CustomerProvider, RegisterForm } from '@vitrine/sections';
import { parameter, type QueryProps } from '../../../../page/query';
import { defaultLocale } from '../../../../routing';
import { register } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export const metadata = { title: 'Register' };

export default async function RegisterPage(props: QueryProps) {
  const { visit } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      <AuthGuard allow="unauthenticated">
        <RegisterForm countries={countries(defaultLocale)} email={await parameter(props, 'email')} action={register} />
      </AuthGuard>
    </CustomerProvider>
  );
}
