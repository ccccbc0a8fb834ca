import { address } from '@vitrine/storybook/samples';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';

export const picture = <AccountLayout current="account">{address}</AccountLayout>;
