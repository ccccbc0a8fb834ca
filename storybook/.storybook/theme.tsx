import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { I18nProvider } from 'react-aria';

/** Sets the toolbar's colour scheme and writing direction on the document of the story. */
export const withTheme: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals as { theme?: string; direction?: 'ltr' | 'rtl' };
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    else delete root.dataset.theme;
    root.dir = direction ?? 'ltr';
    root.lang = direction === 'rtl' ? 'ar' : 'en';
  }, [theme, direction]);
  return (
    <I18nProvider locale={direction === 'rtl' ? 'ar-AE' : 'en-US'}>
      <Story />
    </I18nProvider>
  );
};
