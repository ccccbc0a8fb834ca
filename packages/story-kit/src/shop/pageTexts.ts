import { footer } from '@vitrine/northlane/shop';
import type { Messages } from '@vitrine/sections';
import { createContext } from 'react';

/** The groups of links in the footer of a page. */
export const FooterGroups = createContext(footer);

/** Messages in another language, for components that render on a server and take them as props. */
export const PageMessages = createContext<Partial<Messages> | undefined>(undefined);
