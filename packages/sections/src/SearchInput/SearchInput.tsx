'use client';
import { maxQueryLength, searchQuery } from '@vitrine/commerce';
import { Button, SearchField, whenIdle } from '@vitrine/components';
import {
  createElement,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { rememberSearch } from '../state/search/recentSearches.js';
import { pathOf } from '../shop/paths.js';
import { useShop } from '../shop/ShopProvider.js';
import type { RootProps } from '../rootProps.js';
import { useSharedRef } from '../ui/useSharedRef.js';
import { Field, Root } from './SearchInput.styles.js';
import type { SearchPageLink } from './searchPageLink.js';
import { searchSuggestions } from './loadSuggestions.js';

const noPages: readonly SearchPageLink[] = [];

export interface SearchInputProps extends RootProps<HTMLFormElement> {
  /** The initial text. A new value replaces the typed text. Default: empty. */
  query?: string;
  /** Whether the field and the button are disabled. Default: `false`. */
  isDisabled?: boolean;
  /** Ref to the field, so that a surrounding element can focus it. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Called when it opens another page: with the query of a search, or without one for a product. Use it to close a surrounding popover. */
  onLeave?: (query?: string) => void;
  /** Pages to suggest before the products, if their names begin with the typed words, such as collections. Keep them the same from render to render. Default: none. */
  pages?: readonly SearchPageLink[];
  /** Whether suggestions load when the browser is idle, not at the first sign of use. Default: `true` without a `query`. */
  isLikely?: boolean;
}

/**
 * A search field that opens the search page. It suggests products while the shopper types, and this device's recent searches while it is
 * empty. Before scripts run, it is a form that the browser sends.
 */
export function SearchInput({
  query = '',
  isDisabled = false,
  inputRef,
  onLeave,
  pages = noPages,
  isLikely = query === '',
  ...root
}: SearchInputProps) {
  const { messages, navigate, paths } = useShop();
  const form = useRef<HTMLFormElement>(null);
  useSharedRef(root.ref, form);
  const Suggestions = useSuggestionsField(form, isLikely);
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
    // The browser does not count spaces as missing.
    if (words === '') form.current?.querySelector('input')?.focus();
    else search(words);
  };
  const onProduct = (slug: string) => {
    onLeave?.();
    navigate(pathOf({ page: 'product', slug }, paths));
  };
  const onPage = (href: string) => {
    onLeave?.();
    navigate(href);
  };
  const field = {
    'aria-label': messages.search,
    isRequired: true,
    isDisabled,
    ...(inputRef && { ref: inputRef }),
    maxLength: maxQueryLength,
  };

  return (
    <Root {...root} ref={form} role="search" action={pathOf({ page: 'search' }, paths)} onSubmit={onSubmit}>
      <Field>
        {Suggestions ? (
          createElement(Suggestions, {
            ...field,
            pages,
            text,
            onTextChange: setText,
            onSearch: search,
            onProduct,
            onPage,
          })
        ) : (
          <SearchField {...field} name="q" enterKeyHint="search" autoComplete="off" value={text} onChange={setText} />
        )}
      </Field>
      {/* Without a query, the browser reports that it is missing, and the button keeps the focus. */}
      <Button
        type="submit"
        variant="secondary"
        isDisabled={isDisabled}
        {...(searchQuery(text) === '' && { 'aria-disabled': true })}
      >
        {messages.search}
      </Button>
    </Root>
  );
}

const never = () => () => {};
const no = () => false;
const yes = () => true;

const signsAnywhere = ['pointerdown', 'focusin'] as const;

/**
 * Returns the field with suggestions once it has loaded. It does not replace a field that is in use. It loads at the first sign of use, or
 * when the browser is idle if it is likely to be used.
 */
function useSuggestionsField(form: { readonly current: HTMLFormElement | null }, isLikely: boolean) {
  // The server's HTML has the plain field, also if another search on the page has loaded the suggestions already.
  const isHydrating = useSyncExternalStore(never, no, yes);
  const [Suggestions, setSuggestions] = useState(() => (isHydrating ? undefined : searchSuggestions.get()));
  const isThere = Suggestions !== undefined;
  useEffect(() => {
    if (isThere) return;
    const element = form.current;
    const isInUse = () => element?.contains(document.activeElement);
    const show = () => {
      const loaded = searchSuggestions.get();
      // At once: the focus could come between a check and a later render.
      if (loaded && !isInUse()) flushSync(() => setSuggestions(() => loaded));
    };
    // During the blur event no element has the focus yet.
    const onFocusOut = () => queueMicrotask(show);
    element?.addEventListener('focusout', onFocusOut);
    if (searchSuggestions.get()) queueMicrotask(show);
    const load = () => void searchSuggestions.load().then(show, () => {});
    // What the shopper has done shows first.
    let cancelShow = () => {};
    const loadAside = () =>
      void searchSuggestions.load().then(
        () => (cancelShow = whenIdle(show)),
        () => {},
      );
    // The field cannot be replaced once it is in use. So a touch or the focus anywhere on the page already starts loading, and a key or a
    // pointer, which may be on its way to the field, waits for nothing.
    element?.addEventListener('pointerover', load, { once: true });
    for (const sign of signsAnywhere) window.addEventListener(sign, loadAside, { once: true });
    window.addEventListener('keydown', load, { capture: true });
    const cancel = isLikely ? whenIdle(load) : undefined;
    return () => {
      element?.removeEventListener('focusout', onFocusOut);
      cancel?.();
      cancelShow();
      element?.removeEventListener('pointerover', load);
      for (const sign of signsAnywhere) window.removeEventListener(sign, loadAside);
      window.removeEventListener('keydown', load, { capture: true });
    };
  }, [form, isThere, isLikely]);
  return Suggestions;
}
