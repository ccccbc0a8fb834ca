import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { flushSync } from 'react-dom';
import { addons } from 'storybook/preview-api';
import { brands, declarations, I18nProvider, theme, type BrandId } from '@vitrine/components';
import { lookEvent } from './checks/look.js';

interface LookProps {
  /** 'light' or 'dark'; anything else follows the system. */
  scheme?: string | undefined;
  direction: 'ltr' | 'rtl';
  brand: BrandId;
  /** Where overlays are put: in the story, which looks for them there, and not beside it. */
  container: HTMLElement;
  children: ReactNode;
}

const localeOf = { ltr: { lang: 'en', locale: 'en-US' }, rtl: { lang: 'ar', locale: 'ar-AE' } };

/** Sets the toolbar's colour scheme, writing direction and brand on the document of the story, or what the checks ask for. */
function DocumentLook({ scheme, container, children, ...toolbar }: LookProps) {
  const { direction, brand } = useCheckedLook() ?? toolbar;
  const { lang, locale } = localeOf[direction];
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (scheme === 'light' || scheme === 'dark') root.dataset.theme = scheme;
    else delete root.dataset.theme;
  }, [scheme]);
  useLayoutEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = lang;
  }, [direction, lang]);
  useLayoutEffect(() => {
    // Twice the root, so that it wins wherever it stands; in the head, so that no story finds it among its own.
    brandStyle().textContent = `:root:root{${declarations(brands[brand].tokens)}}`;
  }, [brand]);
  return (
    <I18nProvider locale={locale}>
      <PortalProvider getContainer={() => container}>{children}</PortalProvider>
    </I18nProvider>
  );
}

type CheckedLook = Pick<LookProps, 'direction' | 'brand'>;

/** What the checks of the test runner have set, if they run. */
function useCheckedLook() {
  const [look, setLook] = useState<CheckedLook>();
  useEffect(() => {
    const channel = addons.getChannel();
    // At once: what is measured next must be there.
    const change = (asked: CheckedLook) => flushSync(() => setLook(asked));
    channel.on(lookEvent, change);
    return () => channel.off(lookEvent, change);
  }, []);
  return look;
}

/** On a docs page each story has its own look, and the page keeps that of Storybook. */
function StoryLook({ scheme, direction, brand, children }: Omit<LookProps, 'container'>) {
  const { lang, locale } = localeOf[direction];
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const dress = useCallback(
    (element: HTMLElement | null) => {
      wear(element, brand);
      setContainer(element);
    },
    [brand],
  );
  return (
    <I18nProvider locale={locale}>
      <div className="story-look" data-theme={scheme} dir={direction} lang={lang} ref={dress}>
        <PortalProvider getContainer={() => container}>{children}</PortalProvider>
      </div>
    </I18nProvider>
  );
}

/** The brand's variables, and what the page has drawn with its own; its ground reaches a little further than the story. */
function wear(element: HTMLElement | null, brand: BrandId) {
  if (!element) return;
  const { color, font } = theme;
  element.style.cssText = `${declarations(brands[brand].tokens)}background:${color.paper};color:${color.ink};font-family:${font.body};box-shadow:0 0 0 1rem ${color.paper}`;
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

export const withTheme: Decorator = (Story, { globals, viewMode, canvasElement }) => {
  const brand = isBrand(globals.brand) ? globals.brand : 'northlane';
  const asked = globals.theme as string | undefined;
  // With nothing chosen a brand shows as it is made.
  const chosen = asked === 'light' || asked === 'dark' ? asked : brands[brand].scheme;
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  if (viewMode === 'docs') {
    // The docs pages themselves are light: a system in the dark scheme would put light text on them.
    const scheme = chosen === 'dark' ? 'dark' : 'light';
    return (
      <StoryLook scheme={scheme} direction={direction} brand={brand}>
        <Story />
      </StoryLook>
    );
  }
  return (
    <DocumentLook scheme={chosen} direction={direction} brand={brand} container={canvasElement}>
      <Story />
    </DocumentLook>
  );
};
