import { listingViewHref, type Facet, type ListingView } from '@vitrine/commerce';
import { formatMessage, formatMoney } from '@vitrine/components';
import { XIcon } from '@vitrine/components/icons';
import { withEnglish, type Messages } from '../messages.js';
import { activeFilters, type ActiveFilter } from '../listing/facets.js';
import type { RootProps } from '../rootProps.js';
import { Chip, ClearAll, List } from './ActiveFilters.styles.js';

export interface ActiveFiltersProps extends RootProps<HTMLUListElement> {
  /** The active filters. Without any, nothing is rendered. */
  view: ListingView;
  /** The facets of the listing, which have the names of the values. */
  facets: readonly Facet[];
  /** The path of the list, for the links. */
  path: string;
  /** ISO 4217 code of the currency of a price filter. */
  currencyCode: string;
  /** BCP 47 tag for prices. Default: 'en-US'. */
  locale?: string | undefined;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

/** The active filters of a product list, as links that remove one of them, or all. */
export function ActiveFilters({
  view,
  facets,
  path,
  currencyCode,
  locale,
  messages: own,
  ...root
}: ActiveFiltersProps) {
  const messages = withEnglish(own);
  const chosen = activeFilters(view, facets);
  if (chosen.length === 0) return null;
  const hrefOf = (other: ListingView) => listingViewHref(path, other);
  return (
    <List {...root} role="list" aria-label={messages.activeFilters}>
      {chosen.map((filter) => {
        const text = textOf(filter, messages, { currencyCode, locale });
        return (
          <li key={text}>
            <Chip href={hrefOf(filter.without)} aria-label={formatMessage(messages.removeFilter, { filter: text })}>
              {text}
              <XIcon size={16} aria-hidden="true" />
            </Chip>
          </li>
        );
      })}
      <li>
        <ClearAll href={hrefOf({ ...(view.sort && { sort: view.sort }) })}>{messages.clearFilters}</ClearAll>
      </li>
    </List>
  );
}

interface Format {
  currencyCode: string;
  locale: string | undefined;
}

function textOf({ name, text = '', price }: ActiveFilter, messages: Messages, format: Format): string {
  if (!price) return name ? formatMessage(messages.optionValue, { option: name, value: text }) : text;
  const written = (amount: string | undefined) =>
    amount === undefined
      ? undefined
      : formatMoney(
          { amount, currencyCode: format.currencyCode },
          { ...(format.locale && { locale: format.locale }), trailingZeros: 'hide' },
        );
  const [min, max] = [written(price.min), written(price.max)];
  if (min !== undefined && max !== undefined) return formatMessage(messages.priceBetween, { min, max });
  return min === undefined
    ? formatMessage(messages.priceAtMost, { max: max ?? '' })
    : formatMessage(messages.priceAtLeast, { min });
}
