import type { PicturedRules } from '@vitrine/story-kit/rules';
import { Disclosure } from './Disclosure.js';

export const picture = <Disclosure title="Size guide">In centimetres</Disclosure>;

export const rules: PicturedRules = {
  do: [
    'Hide content that few',
    <Disclosure key="do" title="Geometry of the frame">
      Stack and reach
    </Disclosure>,
  ],
  dont: [
    'Hide prices',
    <Disclosure key="dont" title="What shipping costs">
      $12
    </Disclosure>,
  ],
};
