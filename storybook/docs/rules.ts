import type { ReactNode } from 'react';

/** How the rule begins on the component's page, and its picture. */
export type PicturedRule = readonly [rule: string, picture: ReactNode];

/** A picture of what to do with a component and one of what not to do. The sentences stand in its story file. */
export interface PicturedRules {
  do: PicturedRule;
  dont: PicturedRule;
}
