import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria';

interface SchemeProps {
  /** 'light' or 'dark'; anything else follows the system. */
  scheme?: string | undefined;
  direction: 'ltr' | 'rtl';
  children: ReactNode;
}

/** Sets the toolbar's colour scheme and writing direction on the document of the story. */
function Scheme({ scheme, direction, children }: SchemeProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'light' || scheme === 'dark') root.dataset.theme = scheme;
    else delete root.dataset.theme;
    root.dir = direction;
    root.lang = direction === 'rtl' ? 'ar' : 'en';
  }, [scheme, direction]);
  return <I18nProvider locale={direction === 'rtl' ? 'ar-AE' : 'en-US'}>{children}</I18nProvider>;
}

export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const chosen = globals.theme as string | undefined;
  // The docs pages themselves are light: a system in the dark scheme would put light text on them.
  const scheme = viewMode === 'docs' && chosen !== 'dark' ? 'light' : chosen;
  return (
    <Scheme scheme={scheme} direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}>
      <Story />
    </Scheme>
  );
};
