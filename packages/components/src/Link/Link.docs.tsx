import type { PicturedRules } from '@vitrine/storybook/rules';
import { Text } from '../Text/Text.js';
import { Link } from './Link.js';

/** The component's picture on the overview page. */
export const picture = <Link href="#">How we work</Link>;

/** A picture of a do and one of a don't. */
export const rules: PicturedRules = {
  do: [
    'Say where it leads',
    <Link key="do" href="#">
      How we build a wheel
    </Link>,
  ],
  dont: [
    "Write 'click here'",
    <Text key="dont">
      To see how we build a wheel <Link href="#">click here</Link>
    </Text>,
  ],
};
