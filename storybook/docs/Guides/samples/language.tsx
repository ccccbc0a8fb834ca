import { I18nProvider } from '@vitrine/components';
import type { ReactNode } from 'react';

export const InGerman = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale="de-DE" messages={{ close: 'Schließen', zoomNamed: '{label} vergrößern' }}>
    {children}
  </I18nProvider>
);
