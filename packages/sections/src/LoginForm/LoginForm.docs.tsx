import { LoginForm } from './LoginForm.js';

export const picture = <LoginForm />;
