import { address } from '@vitrine/story-kit/samples';
import { AccountLayout } from '../AccountLayout/AccountLayout.js';

export const picture = <AccountLayout current="account">{address}</AccountLayout>;
