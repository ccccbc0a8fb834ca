import { ChangePasswordForm } from './ChangePasswordForm.js';

/** Stands for it on the overview. */
export const picture = <ChangePasswordForm />;
