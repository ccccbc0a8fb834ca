import { ChangePasswordForm } from './ChangePasswordForm.js';

export const picture = <ChangePasswordForm />;
