import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria';
import { brands, declarations, type BrandId } from '@vitrine/components';

interface SchemeProps {
  /** 'light' or 'dark'; anything else follows the system. */
  scheme?: string | undefined;
  direction: 'ltr' | 'rtl';
  brand: BrandId;
  children: ReactNode;
}

/** Sets the toolbar's colour scheme, writing direction and brand on the document of the story. */
function Scheme({ scheme, direction, brand, children }: SchemeProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'light' || scheme === 'dark') root.dataset.theme = scheme;
    else delete root.dataset.theme;
    root.dir = direction;
    root.lang = direction === 'rtl' ? 'ar' : 'en';
  }, [scheme, direction]);
  useLayoutEffect(() => {
    // Twice the root, so that it wins wherever it stands; in the head, so that no story finds it among its own.
    brandStyle().textContent = `:root:root{${declarations(brands[brand].tokens)}}`;
  }, [brand]);
  return <I18nProvider locale={direction === 'rtl' ? 'ar-AE' : 'en-US'}>{children}</I18nProvider>;
}

/** The brand's variables lie over the theme's own, which React keeps as it was first given. */
function brandStyle(): HTMLStyleElement {
  const known = document.head.querySelector<HTMLStyleElement>('style[data-brand-tokens]');
  if (known) return known;
  const made = document.createElement('style');
  made.dataset.brandTokens = '';
  return document.head.appendChild(made);
}

export const brandToolbar = {
  description: 'Brand',
  toolbar: {
    title: 'Brand',
    icon: 'paintbrush' as const,
    dynamicTitle: true,
    items: Object.entries(brands).map(([value, { name }]) => ({ value, title: name })),
  },
};

const isBrand = (value: unknown): value is BrandId => typeof value === 'string' && value in brands;

export const withTheme: Decorator = (Story, { globals, viewMode }) => {
  const brand = isBrand(globals.brand) ? globals.brand : 'northlane';
  const asked = globals.theme as string | undefined;
  // With nothing chosen a brand shows as it is made.
  const chosen = asked === 'light' || asked === 'dark' ? asked : brands[brand].scheme;
  // The docs pages themselves are light: a system in the dark scheme would put light text on them.
  const scheme = viewMode === 'docs' && chosen !== 'dark' ? 'light' : chosen;
  return (
    <Scheme scheme={scheme} direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'} brand={brand}>
      <Story />
    </Scheme>
  );
};
