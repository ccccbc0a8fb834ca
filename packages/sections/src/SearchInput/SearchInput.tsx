'use client';
import { maxQueryLength, searchQuery } from '@vitrine/commerce';
import { Button, SearchField, useIsHydrated, whenIdle } from '@vitrine/components';
import { createElement, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { rememberSearch } from '../searchState/recentSearches.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import { Field, Root } from './SearchInput.styles.js';
import { searchSuggestions } from './loadSuggestions.js';

export interface SearchInputProps {
  /** The text at first; a new value replaces what was typed. Default: empty. */
  query?: string;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** The field, for what it stands in to give it the focus. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when it leads away, with the query, or without one to a product: to close what it stands in. */
  onLeave?: (query?: string) => void;
}

/**
 * Leads to the search page. While one types it suggests products, and at first what was searched for on this device. Before scripts run it
 * is a form that the browser sends.
 */
export function SearchInput({ query = '', isDisabled = false, inputRef, onLeave }: SearchInputProps) {
  const { messages, navigate, paths } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useIsHydrated();
  // Beside results most shoppers look at these; an empty field is there to be filled.
  const Suggestions = useSuggestionsField(form, query === '');
  const [text, setText] = useState(query);
  const [givenQuery, setGivenQuery] = useState(query);
  if (query !== givenQuery) {
    setGivenQuery(query);
    setText(query);
  }

  const search = (words: string) => {
    rememberSearch(words);
    onLeave?.(words);
    navigate(pathOf({ page: 'search', query: { q: words } }, paths));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const words = searchQuery(text);
    if (words !== '') search(words);
  };
  const onProduct = (slug: string) => {
    onLeave?.();
    navigate(pathOf({ page: 'product', slug }, paths));
  };
  const field = {
    'aria-label': messages.search,
    isRequired: true,
    isDisabled,
    ...(inputRef && { ref: inputRef }),
    maxLength: maxQueryLength,
  };

  return (
    <Root ref={form} role="search" action={pathOf({ page: 'search' }, paths)} onSubmit={onSubmit}>
      <Field>
        {Suggestions ? (
          createElement(Suggestions, { ...field, text, onTextChange: setText, onSearch: search, onProduct })
        ) : (
          <SearchField {...field} name="q" enterKeyHint="search" autoComplete="off" value={text} onChange={setText} />
        )}
      </Field>
      {/* A form whose button is disabled cannot be sent before there are scripts to enable it. */}
      <Button type="submit" variant="secondary" isDisabled={isDisabled || (isHydrated && searchQuery(text) === '')}>
        {messages.search}
      </Button>
    </Root>
  );
}

const signsAnywhere = ['pointerdown', 'focusin'] as const;

/**
 * The field with suggestions, once it is there, and not while the one in its place is in use. It loads at the first sign of use, or when
 * idle if it is likely to be used.
 */
function useSuggestionsField(form: { readonly current: HTMLFormElement | null }, isLikely: boolean) {
  const [Suggestions, setSuggestions] = useState(() => searchSuggestions.get());
  const isThere = Suggestions !== undefined;
  useEffect(() => {
    if (isThere) return;
    const element = form.current;
    const isInUse = () => element?.contains(document.activeElement);
    const show = () => {
      const loaded = searchSuggestions.get();
      if (loaded && !isInUse()) setSuggestions(() => loaded);
    };
    // During the blur event no element has the focus yet.
    const onFocusOut = () => queueMicrotask(show);
    element?.addEventListener('focusout', onFocusOut);
    const load = () => void searchSuggestions.load().then(show, () => {});
    // The field cannot be exchanged once it is in use: a touch or the focus anywhere on the page comes before that.
    element?.addEventListener('pointerover', load, { once: true });
    for (const sign of signsAnywhere) window.addEventListener(sign, load, { once: true });
    const cancel = isLikely ? whenIdle(load) : undefined;
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      cancel?.();
      element?.removeEventListener('pointerover', load);
      for (const sign of signsAnywhere) window.removeEventListener(sign, load);
    };
  }, [form, isThere, isLikely]);
  return Suggestions;
}
