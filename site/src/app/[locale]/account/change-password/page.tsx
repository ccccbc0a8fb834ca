import { AccountLayout, AuthGuard, ChangePasswordForm, CustomerProvider } from '@vitrine/sections';
import type { Metadata } from 'next';
import { parameters, type QueryProps } from '../../../../page/query';
import { Unanswered } from '../../../../page/Unanswered';
import { resetUrlIn } from '../../../../redirects';
import { changePassword } from '../../../../server/forms/actions';
import { readVisit } from '../../../../server/shop/visit';

export async function generateMetadata(props: QueryProps): Promise<Metadata> {
  return { title: resetUrlIn(await parameters(props)) ? 'Reset password' : 'Change password' };
}

/** The page to change a password, or to reset a forgotten one with the link from a customer's mail. The link is checked when it is used. */
export default async function ChangePasswordPage(props: QueryProps) {
  const resetUrl = resetUrlIn(await parameters(props));
  const form = <ChangePasswordForm resetUrl={resetUrl} asksForCurrentPassword action={changePassword} />;
  const { visit, isUnanswered } = await readVisit();
  return (
    <CustomerProvider {...visit}>
      {isUnanswered && <Unanswered />}
      <AuthGuard allow={resetUrl ? 'unauthenticated' : 'authenticated'}>
        {resetUrl ? form : <AccountLayout>{form}</AccountLayout>}
      </AuthGuard>
    </CustomerProvider>
  );
}
