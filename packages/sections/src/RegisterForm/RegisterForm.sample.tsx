import { countries } from '@vitrine/commerce';
import { RegisterForm } from '@vitrine/sections';

/** A new customer is signed in at once, and gets to the account page. */
export const RegisterPage = () => <RegisterForm countries={countries('en-US')} />;
