import type { Decorator } from '@storybook/react-vite';
import { useCallback, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { flushSync } from 'react-dom';
import { brands, declarations, I18nProvider, theme, type BrandId } from '@vitrine/components';
import { onLook } from '@vitrine/story-checks/preview';

interface LookProps {
  scheme: 'light' | 'dark' | 'system';
  direction: Direction;
  /** The locale of numbers, dates and names of months. Default: the direction's own. */
  locale: string | undefined;
  brand: BrandId;
  /** The container of overlays. It is in the story, since the story looks for them there. */
  container: HTMLElement;
  children: ReactNode;
}

type Direction = 'ltr' | 'rtl';

const localeOf = { ltr: { lang: 'en', locale: 'en-US' }, rtl: { lang: 'ar', locale: 'ar-AE' } };

/** Sets the toolbar's colour scheme, writing direction and brand on the document of the story. The checks can replace direction and brand. */
function DocumentLook({ scheme, container, children, ...toolbar }: LookProps) {
  const { direction, brand, locale } = { ...toolbar, ...useCheckedLook() };
  const { lang, locale: ownLocale } = localeOf[direction];
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
    // `:root` is repeated for specificity, so the rule wins in any order. The element is in the head, so no story finds it in its canvas.
    brandStyle().textContent = `:root:root{${declarations(brands[brand].tokens)}}`;
  }, [brand]);
  return (
    <I18nProvider locale={locale ?? ownLocale}>
      <PortalProvider getContainer={() => container}>{children}</PortalProvider>
    </I18nProvider>
  );
}

type CheckedLook = Pick<LookProps, 'direction' | 'brand'>;

/** Returns the look that the test runner's checks have set, if they run. */
function useCheckedLook() {
  const [look, setLook] = useState<CheckedLook>();
  useEffect(
    () =>
      onLook((globals) => {
        const { brand, direction } = lookOf(globals);
        flushSync(() => setLook({ brand, direction }));
      }),
    [],
  );
  return look;
}

/** The look of one story on a docs page. With the scheme 'system', the story has the page's scheme. */
export function StoryLook({ scheme, direction, locale, brand, children }: Omit<LookProps, 'container'>) {
  const { lang, locale: ownLocale } = localeOf[direction];
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const dress = useCallback(
    (element: HTMLElement | null) => {
      wear(element, brand);
      setContainer(element);
    },
    [brand],
  );
  return (
    <I18nProvider locale={locale ?? ownLocale}>
      <div
        className="story-look"
        {...(scheme !== 'system' && { 'data-theme': scheme })}
        dir={direction}
        lang={lang}
        ref={dress}
      >
        <PortalProvider getContainer={() => container}>{children}</PortalProvider>
      </div>
    </I18nProvider>
  );
}

/** Sets the brand's variables, and the properties for which the page has used its own. The background extends a little beyond the story. */
function wear(element: HTMLElement | null, brand: BrandId) {
  if (!element) return;
  const { color, font } = theme;
  element.style.cssText = `${declarations(brands[brand].tokens)}background:${color.paper};color:${color.ink};font-family:${font.body};box-shadow:0 0 0 1rem ${color.paper}`;
}

/** Returns the style element with the brand's variables. They override the theme's style element, which React does not change after the first render. */
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

export const localeToolbar = {
  description: 'Language of dates and money',
  toolbar: {
    title: 'Dates and money',
    icon: 'globe' as const,
    dynamicTitle: true,
    items: [
      { value: 'auto', title: 'Language of the text' },
      { value: 'en-US', title: 'English, US', right: '$1,299.00' },
      { value: 'en-GB', title: 'English, UK', right: 'US$1,299.00' },
      { value: 'de-DE', title: 'German', right: '1.299,00 $' },
      { value: 'fr-FR', title: 'French', right: '1 299,00 $US' },
      { value: 'ja-JP', title: 'Japanese', right: '$1,299.00' },
      { value: 'ar-AE', title: 'Arabic', right: 'US$ 1,299.00' },
    ],
  },
};

/** Returns the toolbar's locale. Undefined if the writing direction decides. */
export const localeIn = ({ locale }: Record<string, unknown>) =>
  typeof locale === 'string' && locale !== 'auto' ? locale : undefined;

const isBrand = (value: unknown): value is BrandId => typeof value === 'string' && value in brands;

/** Returns the look that the toolbar sets. */
export function lookOf(globals: Record<string, unknown>) {
  const brand: BrandId = isBrand(globals.brand) ? globals.brand : 'northlane';
  const asked = globals.theme;
  // Without a chosen scheme, a brand has its own.
  const scheme = asked === 'light' || asked === 'dark' ? asked : brands[brand].scheme;
  const direction: Direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  return { scheme, direction, locale: localeIn(globals), brand };
}

export const withTheme: Decorator = (Story, { globals, viewMode, canvasElement }) => {
  const look = lookOf(globals);
  return viewMode === 'docs' ? (
    <StoryLook {...look}>
      <Story />
    </StoryLook>
  ) : (
    <DocumentLook {...look} container={canvasElement}>
      <Story />
    </DocumentLook>
  );
};
