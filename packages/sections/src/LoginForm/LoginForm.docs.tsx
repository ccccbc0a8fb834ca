import { LoginForm } from './LoginForm.js';

/** Stands for it on the overview. */
export const picture = <LoginForm />;
