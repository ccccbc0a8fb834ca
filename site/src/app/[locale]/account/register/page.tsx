import { countries } from '@vitrine/commerce';
import { AuthGuard, CustomerProvider, RegisterForm } from '@vitrine/sections';
import { defaultLocale } from '../../../../routing';
import { register } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export const metadata = { title: 'Register' };

export default async function RegisterPage() {
  const { visit } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      <AuthGuard allow="unauthenticated">
        <RegisterForm countries={countries(defaultLocale)} action={register} />
      </AuthGuard>
    </CustomerProvider>
  );
}
