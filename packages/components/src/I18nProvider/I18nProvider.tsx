'use client';
import type { ReactNode } from 'react';
import { I18nProvider as LocaleProvider, useLocale } from 'react-aria/I18nProvider';
import { LocaleContext } from '../internal/usePageLocale.js';
import { checkLocale, checkTexts } from '../internal/mistakes.js';
import { MessagesProvider, useMessages } from '../MessagesProvider/MessagesProvider.js';
import type { Messages } from '../messages.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface I18nProviderProps {
  /** Language and region of the page as a BCP 47 tag, such as `'en-US'`. Use the same as in `<html lang>`. */
  locale: string;
  /** This package's texts in that language, if they differ from the English ones. Default: none. */
  messages?: Partial<Messages>;
  children: ReactNode;
}

/**
 * Sets the language of all components below it, and with it the direction of the arrow keys and the format of numbers and prices. Wrap the
 * page in one `I18nProvider`. Server components cannot read it: pass `locale` to `Price` and `ProgressBar` there. Without a provider,
 * components use the browser's language, which may differ from the page's; `Price` and `ProgressBar` use `'en-US'`. Set `<html lang dir>`
 * to the same language for the browser.
 */
export function I18nProvider({ locale, messages, children }: I18nProviderProps) {
  const inherited = useMessages();
  if (process.env.NODE_ENV !== 'production') {
    checkLocale(locale);
    if (messages) checkTexts(locale, messages, inherited);
  }
  return (
    <LocaleProvider locale={locale}>
      <LocaleContext value={locale}>
        {messages ? <MessagesProvider messages={messages}>{children}</MessagesProvider> : children}
      </LocaleContext>
    </LocaleProvider>
  );
}

export { useLocale };
