import { LoginForm } from './LoginForm.js';

/** The component's picture on the overview page. */
export const picture = <LoginForm />;
