'use client';
import { filterParameter, priceParameters, type Facet, type ListingView } from '@vitrine/commerce';
import { Button, Disclosure } from '@vitrine/components';
import { withEnglish, type Messages } from '../messages.js';
import { isChosen, shownValues } from '../listing/facets.js';
import { Amount, AmountLabel, Amounts, Apply, Box, Choice, Count, Form, Values } from './ProductFilters.styles.js';

export interface ProductFiltersProps {
  /** The facets of the list, as its listing returns them. */
  facets: readonly Facet[];
  /** The current order and filters. */
  view: ListingView;
  /** The path of the list, which the form opens. */
  path: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The number of facets that are open initially. Facets with a chosen value are open as well. */
const openFacets = 3;

/**
 * The filters of a list, in a form. Without scripts the browser sends the form; with scripts a choice takes effect at once. The browser
 * renders it as well, because the data of the facets are much smaller than their markup.
 */
export function ProductFilters({ facets, view, path, messages: own }: ProductFiltersProps) {
  const messages = withEnglish(own);
  return (
    <Form path={path} view={view} aria-label={messages.filters}>
      {view.sort && <input type="hidden" name="sort" value={view.sort} />}
      <div>
        {facets.map((facet, index) => (
          <Disclosure
            key={`${facet.kind} ${facet.name}`}
            title={facet.name}
            defaultExpanded={index < openFacets || isChosen(facet, view)}
          >
            {facet.kind === 'price' ? (
              <PriceFacet facet={facet} view={view} messages={messages} />
            ) : (
              <ValuesFacet facet={facet} kind={facet.kind} view={view} messages={messages} />
            )}
          </Disclosure>
        ))}
      </div>
      <Apply>
        <Button type="submit">{messages.showProducts}</Button>
      </Apply>
    </Form>
  );
}

interface FacetProps {
  facet: Facet;
  view: ListingView;
  messages: Messages;
}

function ValuesFacet({ facet, kind, view }: FacetProps & { kind: Exclude<Facet['kind'], 'price'> }) {
  return (
    <Values role="group" aria-label={facet.name}>
      {shownValues(facet, view).map(({ value, text, count, isChosen: isTicked }) => (
        <Choice key={value}>
          <Box type="checkbox" name={filterParameter(kind, facet.name)} value={value} defaultChecked={isTicked} />
          <span>
            {text} {count !== undefined && <Count>({count})</Count>}
          </span>
        </Choice>
      ))}
    </Values>
  );
}

function PriceFacet({ facet: { name, range }, view, messages }: FacetProps) {
  const { min, max } = view.filters?.price ?? {};
  const field = { type: 'number', inputMode: 'decimal', min: 0, max: 999_999_999, step: 'any' } as const;
  return (
    <Amounts role="group" aria-label={name}>
      <AmountLabel>
        {messages.priceFrom}
        <Amount {...field} name={priceParameters.min} defaultValue={min} placeholder={range?.min} />
      </AmountLabel>
      <AmountLabel>
        {messages.priceTo}
        <Amount {...field} name={priceParameters.max} defaultValue={max} placeholder={range?.max} />
      </AmountLabel>
    </Amounts>
  );
}
