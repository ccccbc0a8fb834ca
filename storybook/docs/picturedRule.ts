import type { ReactNode } from 'react';

/** How the rule begins on the component's page, and what it looks like. */
export type PicturedRule = readonly [rule: string, picture: ReactNode];

/** A picture of what to do with a component and one of what not to do, by the component's name. The sentences stand on its page. */
export type DosAndDonts = Partial<Record<string, { do: PicturedRule; dont: PicturedRule }>>;
