import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Text } from '../Text/Text.js';
import { Link } from './Link.js';

export const picture = <Link href="#">How we work</Link>;

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
