import { Button } from '@vitrine/components';
import type { ReactNode } from 'react';

/** How the rule begins on the component's page, and what it looks like. */
export type PicturedRule = readonly [rule: string, picture: ReactNode];

interface Pair {
  do: PicturedRule;
  dont: PicturedRule;
}

/** A picture of what to do with a component and one of what not to do, by the component's name. The sentences stand on its page. */
export const dosAndDonts: Partial<Record<string, Pair>> = {
  Button: {
    do: ['Begin with a verb', <Button key="do">Add to bag</Button>],
    dont: [
      'Disable a button',
      <Button key="dont" isDisabled>
        Choose a size
      </Button>,
    ],
  },
};
