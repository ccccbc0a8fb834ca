import type { PicturedRules } from '@vitrine/story-kit/rules';
import { ButtonLink } from './ButtonLink.js';

export const picture = <ButtonLink href="#">Checkout</ButtonLink>;

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
