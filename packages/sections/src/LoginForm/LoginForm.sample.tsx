import { LoginForm } from '@vitrine/sections';

/** After the login, it opens the page in `redirectUrl`. */
export const LoginPage = () => <LoginForm redirectUrl="/account/orders" />;
