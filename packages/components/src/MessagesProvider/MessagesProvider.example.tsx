import type { Examples } from '../testing/examples.js';
import { MessagesProvider } from './MessagesProvider.js';

export const examples: Examples = {
  MessagesProvider: <MessagesProvider messages={{ loading: 'Lädt' }}>Content</MessagesProvider>,
};
