'use client';
import type { ReactNode } from 'react';
import { I18nProvider as LocaleProvider, useLocale } from 'react-aria/I18nProvider';
import { LocaleContext } from '../internal/usePageLocale.js';
import { MessagesProvider } from '../MessagesProvider/MessagesProvider.js';
import type { Messages } from '../messages.js';

export interface I18nProviderProps {
  /** Language and region of the page, BCP 47, such as `'en-US'`: what `<html lang>` says. */
  locale: string;
  /** The texts of this package in that language, so far as they differ from the English ones. Default: none. */
  messages?: Partial<Messages>;
  children: ReactNode;
}

/**
 * Around the page, once: says its language to all components below it, and with it the direction in which arrow keys go and how numbers
 * and prices are written. Server components cannot hear it; `Price` and `ProgressBar` take a `locale` there. Without it the browser's language decides, which may be another than the page's. `<html lang dir>` says the same to the browser.
 */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  return (
    <LocaleProvider locale={locale}>
      <LocaleContext value={locale}>
        {messages ? <MessagesProvider messages={messages}>{children}</MessagesProvider> : children}
      </LocaleContext>
    </LocaleProvider>
  );
}

export { useLocale };
