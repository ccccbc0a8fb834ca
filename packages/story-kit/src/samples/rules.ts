import type { ReactNode } from 'react';

/** The beginning of a rule on the component's page, and its picture. */
export type PicturedRule = readonly [rule: string, picture: ReactNode];

/** A picture of a do and one of a don't for a component. The sentences are in its story file. */
export interface PicturedRules {
  do: PicturedRule;
  dont: PicturedRule;
}
