'use client';
import { RangeSlider } from '@vitrine/components';
import { useMemo, useSyncExternalStore, type RefObject } from 'react';
import { priceSteps, thumbsOf } from './priceSteps.js';

type FieldRef = RefObject<HTMLInputElement | null>;

export interface PriceSliderProps {
  /** Its name for screen readers. */
  label: string;
  /** The prices of the list. */
  range: { min: string; max: string };
  /** The field of the lowest price. The form sends it, and it has the value of the first thumb. */
  from: FieldRef;
  /** The field of the highest price. */
  to: FieldRef;
  /** ISO 4217. */
  currencyCode: string;
}

/**
 * A slider for the two fields of a price filter. It shows their values and writes them. The form is sent after a thumb was dropped. At an end
 * of the track, a field is empty: no limit. A separate module, which loads on use.
 */
export function PriceSlider({ label, range, from, to, currencyCode }: PriceSliderProps) {
  const steps = priceSteps(range);
  const { minValue, maxValue } = steps;
  // Only the field of the thumb that moved changes. The other one may hold an amount between two steps.
  const [start, end] = thumbsOf(steps, useAmount(from), useAmount(to));
  return (
    <RangeSlider
      aria-label={label}
      value={[start, end]}
      {...steps}
      formatOptions={{ style: 'currency', currency: currencyCode, maximumFractionDigits: 0 }}
      onChange={([nextStart, nextEnd]) => {
        if (nextStart !== start) write(from, nextStart === minValue ? '' : `${nextStart}`);
        if (nextEnd !== end) write(to, nextEnd === maxValue ? '' : `${nextEnd}`);
      }}
      onChangeEnd={() => from.current?.form?.requestSubmit()}
    />
  );
}

/** The amount in a field; undefined for an empty one. React reads it after each render as well: the form writes the values of another URL. */
function useAmount(field: FieldRef): number | undefined {
  const subscribe = useMemo(() => onInputOf(field), [field]);
  return useSyncExternalStore(subscribe, () => (field.current?.value ? field.current.valueAsNumber : undefined));
}

const onInputOf = (field: FieldRef) => (onInput: () => void) => {
  const { current } = field;
  current?.addEventListener('input', onInput);
  return () => current?.removeEventListener('input', onInput);
};

function write({ current }: FieldRef, value: string) {
  if (!current) return;
  current.value = value;
  current.dispatchEvent(new Event('input', { bubbles: true }));
}
