import { SchemeScript } from '@vitrine/components';
import type { ReactNode } from 'react';

/** The script sets an attribute of `html` before React starts. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en" suppressHydrationWarning>
    <head>
      <SchemeScript />
    </head>
    <body>{children}</body>
  </html>
);
