import { I18nProvider } from '@vitrine/components';
import { messages } from '@vitrine/components/messages/de';
import type { ReactNode } from 'react';

export const InGerman = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="de-DE" messages={{ ...messages, close: 'Zumachen' }}>
    {children}
  </I18nProvider>
);
