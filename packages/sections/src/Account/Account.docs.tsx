import { address } from '@vitrine/storybook/samples';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';

/** Stands for it on the overview. */
export const picture = <AccountLayout current="account">{address}</AccountLayout>;
