import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Heading } from '@vitrine/components';
import { address } from '@vitrine/story-kit/samples';
import { AccountLayout } from './AccountLayout.js';

export const picture = <AccountLayout current="orders">{address}</AccountLayout>;

export const rules: PicturedRules = {
  do: [
    'Give it `current`',
    <AccountLayout key="do" current="orders">
      <Heading level={2}>Orders</Heading>
    </AccountLayout>,
  ],
  dont: [
    'Use it for pages of guests',
    <AccountLayout key="dont" current="account">
      <Heading level={2}>Sign in to see your account</Heading>
    </AccountLayout>,
  ],
};
