'use client';
import { priceParameters, type Facet, type ListingView } from '@vitrine/commerce';
import { loadedOnce, useIntent } from '@vitrine/components';
import { use, useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { FormRef } from '../listing/ListingForm.js';
import type { Messages } from '../messages.js';
import { currencySign } from '../ui/currencySign.js';
import type { PriceSliderProps } from './PriceSlider.js';
import { priceSteps, thumbsOf } from './priceSteps.js';
import { Amount, AmountField, AmountLabel, Amounts, DrawnTrack, Prices, SliderPlace } from './ProductFilters.styles.js';

const priceSlider = loadedOnce(() => import('./PriceSlider.js').then(({ PriceSlider }) => PriceSlider));

export interface PriceFacetProps {
  facet: Facet;
  view: ListingView;
  /** All filters: the slider loads at the first sign of use of one of them. */
  frame: RefObject<HTMLElement | null>;
  messages: Messages;
  currencyCode: string;
  locale: string | undefined;
}

/** The lowest and the highest price: two fields, and a slider that moves both. Without scripts, the slider is not there. */
export function PriceFacet({ facet: { name, range }, view, frame, messages, currencyCode, locale }: PriceFacetProps) {
  const { min, max } = view.filters?.price ?? {};
  const from = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  const [Slider, setSlider] = useState<ComponentType<PriceSliderProps>>();
  // Without it, the fields still filter. The next sign tries again.
  const load = useCallback(
    () =>
      void priceSlider.load().then(
        (loaded) => setSlider(() => loaded),
        () => {},
      ),
    [],
  );
  useIntent(frame, load, { countsAnyTouch: true });
  // Only a shopper who wants to filter opens the drawer.
  const isInDrawer = use(FormRef) !== undefined;
  useEffect(() => {
    if (isInDrawer) load();
  }, [isInDrawer, load]);
  const field = { type: 'number', inputMode: 'decimal', min: 0, max: 999_999_999, step: 'any' } as const;
  const currency = currencySign(currencyCode, locale);
  return (
    <Prices role="group" aria-label={name}>
      {range && Number(range.min) < Number(range.max) && (
        <SliderPlace>
          {Slider ? (
            <Slider label={messages.priceSlider} range={range} from={from} to={to} currencyCode={currencyCode} />
          ) : (
            <DrawnSlider range={range} low={min} high={max} />
          )}
        </SliderPlace>
      )}
      <Amounts>
        <AmountLabel>
          {messages.priceFrom}
          <AmountField>
            {currency}
            <Amount {...field} ref={from} name={priceParameters.min} defaultValue={min} placeholder={range?.min} />
          </AmountField>
        </AmountLabel>
        <AmountLabel>
          {messages.priceTo}
          <AmountField>
            {currency}
            <Amount {...field} ref={to} name={priceParameters.max} defaultValue={max} placeholder={range?.max} />
          </AmountField>
        </AmountLabel>
      </Amounts>
    </Prices>
  );
}

interface DrawnSliderProps {
  range: { min: string; max: string };
  low: string | undefined;
  high: string | undefined;
}

/** The looks of the slider, until it loads. In SVG, since the policy of a page refuses inline styles. */
function DrawnSlider({ range, low, high }: DrawnSliderProps) {
  const steps = priceSteps(range);
  const { minValue, maxValue } = steps;
  const [start = 0, end = 0] = thumbsOf(steps, asAmount(low), asAmount(high)).map(
    (value) => ((value - minValue) / (maxValue - minValue)) * 100,
  );
  return (
    <DrawnTrack aria-hidden="true">
      <rect x={`${start}%`} width={`${end - start}%`} />
      <circle cx={`${start}%`} />
      <circle cx={`${end}%`} />
    </DrawnTrack>
  );
}

const asAmount = (text: string | undefined) => (text ? Number(text) : undefined);
