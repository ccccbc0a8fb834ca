import type { ProtocolEntry } from '../protocol.js';
import { isThemePage } from './matches.js';

export const themePages: ProtocolEntry = {
  matches: isThemePage,
  load: async () => (await import('./protocol.js')).shopifyPages,
};
