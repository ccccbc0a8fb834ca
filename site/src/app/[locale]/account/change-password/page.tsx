import { AccountLayout, AuthGuard, ChangePasswordForm, CustomerProvider } from '@vitrine/sections';
import type { Metadata } from 'next';
import { parameters, type QueryProps } from '../../../../page/query';
import { resetUrlIn } from '../../../../redirects';
import { changePassword } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  return { title: resetUrlIn(await parameters(props)) ? 'Reset password' : 'Change password' };
}

/** With the link of a customer's mail a forgotten password is reset; whether the link is one, is seen to when it is used. */
export default async function ChangePasswordPage(props: QueryProps) {
  const resetUrl = resetUrlIn(await parameters(props));
  const form = <ChangePasswordForm resetUrl={resetUrl} action={changePassword} />;
  const { visit } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      <AuthGuard allow={resetUrl ? 'unauthenticated' : 'authenticated'}>
        {resetUrl ? form : <AccountLayout>{form}</AccountLayout>}
      </AuthGuard>
    </CustomerProvider>
  );
}
