import { createContext, type RefObject } from 'react';

/** The elements in use inside a modal, while the rest of the page is inert. `null`: no modal, the page itself is in use. */
export const InteractiveElements = createContext<readonly RefObject<HTMLElement | null>[] | null>(null);
