import { ThemeStyle, type PartialTokens } from '@vitrine/components';
import type { ReactNode } from 'react';

const brand: PartialTokens = {
  color: { accent: 'light-dark(#7a1f3d, #f0a6bd)' },
  radius: { md: '12px' },
};

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <head>
      <ThemeStyle brand={brand} />
    </head>
    <body>{children}</body>
  </html>
);
