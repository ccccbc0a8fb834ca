import type { PicturedRules } from '@vitrine/storybook/rules';
import { ButtonLink } from './ButtonLink.js';

/** Stands for it on the overview. */
export const picture = <ButtonLink href="#">Checkout</ButtonLink>;

/** What to do with it and what not to do. */
export const rules: PicturedRules = {
  do: [
    'Use it where the address matters',
    <ButtonLink key="do" href="#">
      Checkout
    </ButtonLink>,
  ],
  dont: [
    'Give it a press handler',
    <ButtonLink key="dont" href="#">
      Add to bag
    </ButtonLink>,
  ],
};
