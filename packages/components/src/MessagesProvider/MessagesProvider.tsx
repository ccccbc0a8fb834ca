'use client';
import { createContext, use, useMemo, type ReactNode } from 'react';
import type { FileMessages } from '../fileMessages.js';
import { withDefaults } from '../internal/defined.js';
import { messages as english, type Messages, type SharedMessages } from '../messages.js';

// English is a complete default: components work without a provider.
const MessagesContext = createContext<SharedMessages & Partial<FileMessages>>(english);

export interface MessagesProviderProps {
  /** The texts that differ from the English ones. */
  messages: Partial<Messages>;
  children: ReactNode;
}

/** Gives the client components below it their texts. Components without script cannot read it: they take their texts as props. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const inherited = useMessages();
  // A text that is undefined, as for a missing translation, keeps the one around it.
  const value = useMemo(() => withDefaults(inherited, messages), [inherited, messages]);
  return <MessagesContext value={value}>{children}</MessagesContext>;
}

/** Returns the texts of the nearest `MessagesProvider`; English without one. The texts of a `DropZone` are there only if a provider has them. */
export function useMessages(): SharedMessages & Partial<FileMessages> {
  return use(MessagesContext);
}
