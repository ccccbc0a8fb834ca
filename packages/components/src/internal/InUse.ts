import { createContext, type RefObject } from 'react';

/** Inside something modal: all that is in use, while the rest of the page is inert. `null`: the page itself is. */
export const InUse = createContext<readonly RefObject<HTMLElement | null>[] | null>(null);
