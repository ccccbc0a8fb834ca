'use client';
import type { SearchHit } from '@vitrine/commerce';
import { ComboBox, formatMessage, type ImageLoader } from '@vitrine/components';
import { RotateCcwIcon } from '@vitrine/components/icons';
import { useMemo, useState, type Ref } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import type { Messages } from '../messages.js';
import { matchingPages } from './matchingPages.js';
import type { SearchPageLink } from './searchPageLink.js';
import { Picture } from '../ui/Picture.js';
import { useRecentSearches, useSuggestions } from '../shop/useSuggestions.js';
import { priceText } from '../ui/priceText.js';
import { useShop } from '../shop/ShopProvider.js';
import { Thumbnail } from './SearchInput.styles.js';

export interface SearchSuggestionsProps {
  'aria-label': string;
  isRequired: boolean;
  isDisabled: boolean;
  ref?: Ref<HTMLInputElement>;
  maxLength: number;
  pages: readonly SearchPageLink[];
  text: string;
  onTextChange: (text: string) => void;
  /** Called with the chosen recent search. */
  onSearch: (query: string) => void;
  /** Called with the slug of the chosen product. */
  onProduct: (slug: string) => void;
  /** Called with the URL of the chosen page. */
  onPage: (href: string) => void;
}

const all = () => true;

/** A search field with suggestions below it. */
export function SearchSuggestions({
  pages,
  text,
  onTextChange,
  onSearch,
  onProduct,
  onPage,
  ...field
}: SearchSuggestionsProps) {
  const { messages, locale, imageLoader } = useShop();
  const { hits, isNone } = useSuggestions(text);
  const recent = useRecentSearches();
  const isEmpty = text.trim() === '';
  const items = useMemo(
    () =>
      isEmpty
        ? recent.map(toRecent)
        : [
            ...matchingPages(pages, text).map(toPage),
            ...hits.map((hit) => toProduct(hit, messages, locale, imageLoader)),
          ],
    [isEmpty, recent, pages, text, hits, messages, locale, imageLoader],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const onChange = (value: string | null) => {
    setChosen(value);
    if (value === null) return;
    const name = value.slice(1);
    if (value.startsWith('?')) onSearch(name);
    else if (value.startsWith('#')) onPage(name);
    else onProduct(name);
  };
  // A choice opens a page and does not stay chosen, so it can be chosen again.
  const onOpenChange = (isOpen: boolean) => {
    if (isOpen) setChosen(null);
  };
  return (
    <ComboBox
      {...field}
      isSearch
      allowsCustomValue
      items={items}
      filter={all}
      value={chosen}
      onOpenChange={onOpenChange}
      onChange={onChange}
      inputValue={text}
      onInputChange={onTextChange}
      emptyText={isNone && !isEmpty ? formatMessage(messages.noResults, { query: text.trim() }) : null}
    />
  );
}

// The first character of a value distinguishes a query, a page's URL and a product's slug.

const toPage = ({ label, href, group, picture }: SearchPageLink) => ({
  value: `#${href}`,
  label,
  description: group,
  ...(picture && {
    icon: (
      <Thumbnail data-wide="">
        <img src={picture} alt="" />
      </Thumbnail>
    ),
  }),
});

const toRecent = (query: string) => ({ value: `?${query}`, label: query, icon: <RotateCcwIcon /> });

function toProduct(
  { slug, name, brand, price, media: [picture] }: SearchHit,
  messages: Messages,
  locale: string,
  imageLoader: ImageLoader | undefined,
) {
  const facts = [brand, price && priceText(price, messages, locale)].filter(Boolean).join(' · ');
  return {
    value: `/${slug.replace(/^\//, '')}`,
    label: name,
    content: <ForeignWords>{name}</ForeignWords>,
    ...(facts && { description: facts }),
    icon: (
      <Thumbnail>
        {picture && <Picture image={picture.details} alt="" crop="1x1" sizes="3rem" imageLoader={imageLoader} />}
      </Thumbnail>
    ),
  };
}
