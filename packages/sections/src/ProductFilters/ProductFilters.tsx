'use client';
import { filterParameter, listingViewQuery, priceParameters, type Facet, type ListingView } from '@vitrine/commerce';
import { Button, Disclosure } from '@vitrine/components';
import { useRef } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { areSizes, isChosen, shownValues } from '../listing/facets.js';
import { ColorDot } from '../ui/ColorDot.js';
import type { RootProps } from '../rootProps.js';
import { PriceFacet } from './PriceFacet.js';
import { Apply, Box, Chip, Chips, Choice, Count, Form, Values } from './ProductFilters.styles.js';

export interface ProductFiltersProps extends RootProps<HTMLFormElement> {
  /** The facets of the list, as its listing returns them. */
  facets: readonly Facet[];
  /** The current order and filters. */
  view: ListingView;
  /** The path of the list, which the form opens. */
  path: string;
  /** ISO 4217, the currency of the prices. Default: 'USD'. */
  currencyCode?: string;
  /** BCP 47, for the sign of the currency. Default: 'en-US'. */
  locale?: string | undefined;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** The number of facets that are open initially. Facets with a chosen value are open as well. */
const openFacets = 3;

/**
 * The filters of a list, in a form. Without scripts the browser sends the form; with scripts a choice takes effect at once. The browser
 * renders it as well, because the data of the facets are much smaller than their markup.
 */
export function ProductFilters({
  facets,
  view,
  path,
  currencyCode = 'USD',
  locale,
  messages: own,
  ...root
}: ProductFiltersProps) {
  const messages = withEnglish(own);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <Form {...root} path={path} view={view} aria-label={messages.filters}>
      {view.sort && <input type="hidden" name="sort" value={view.sort} />}
      {otherFilters(view, facets).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div ref={frame}>
        {facets.map((facet, index) => (
          <Disclosure
            key={`${facet.kind} ${facet.name}`}
            title={facet.name}
            defaultExpanded={index < openFacets || isChosen(facet, view)}
          >
            {facet.kind === 'price' ? (
              <PriceFacet {...{ facet, view, frame, messages, currencyCode, locale }} />
            ) : (
              <ValuesFacet facet={facet} kind={facet.kind} view={view} />
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

/** Returns the names and values of chosen filters that the facets do not show. They stay. */
function otherFilters({ filters = {} }: ListingView, facets: readonly Facet[]) {
  const shown = facets.flatMap(({ kind, name }) =>
    kind === 'price' ? Object.values<string>(priceParameters) : filterParameter(kind, name),
  );
  return [...new URLSearchParams(listingViewQuery({ filters }))].filter(([name]) => !shown.includes(name));
}

interface FacetProps {
  facet: Facet;
  view: ListingView;
}

function ValuesFacet({ facet, kind, view }: FacetProps & { kind: Exclude<Facet['kind'], 'price'> }) {
  const values = shownValues(facet, view);
  const name = filterParameter(kind, facet.name);
  const [Group, Value] = areSizes(values) ? [Chips, Chip] : [Values, Choice];
  return (
    <Group role="group" aria-label={facet.name}>
      {values.map(({ value, text, count, swatch, isChosen: isTicked }) => (
        <Value key={value}>
          <Box type="checkbox" name={name} value={value} defaultChecked={isTicked} />
          {swatch && <ColorDot swatch={swatch} />}
          <bdi>
            {/* One text: as a text of its own, the space is missing in what Orca reads in Chromium. */}
            {`${text} `}
            {count !== undefined && <Count>({count})</Count>}
          </bdi>
        </Value>
      ))}
    </Group>
  );
}
