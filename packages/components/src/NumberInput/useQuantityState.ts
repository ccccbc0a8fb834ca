import { useEffect, useRef } from 'react';
import { useNumberFieldState, type NumberFieldState } from 'react-stately/useNumberFieldState';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import { snap, stepFrom, type Bounds } from './snap.js';

interface QuantityOptions extends Bounds {
  locale: string;
  formatOptions: Intl.NumberFormatOptions | undefined;
  /** The current number, `null` for an empty field. It may be outside the bounds. */
  value: number | null;
  allowsEmpty: boolean;
  isDisabled: boolean;
  /** Called with a valid number other than `value`, or with `null` if the field may be empty. */
  onChange: (value: number | null) => void;
}

export interface QuantityState extends NumberFieldState {
  /** Changes the number like the arrow keys, by several steps. */
  stepBy: (steps: number) => void;
  /** Returns the text that shows a number. */
  textOf: (value: number | null) => string;
}

/**
 * react-stately's number field with a shop's rules: a number outside the bounds stays unchanged until the next change, every change ends on
 * a valid number, and steps that come faster than renders add up.
 */
export function useQuantityState({
  locale,
  formatOptions,
  value,
  allowsEmpty,
  isDisabled,
  onChange,
  ...bounds
}: QuantityOptions): QuantityState {
  const ahead = useRef<number>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  });
  const textOf = (number: number | null) =>
    number === null ? '' : new Intl.NumberFormat(locale, formatOptions).format(number);

  const change = (next: number) => {
    // An empty field. If it must have a number, the state itself restores the current one.
    if (Number.isNaN(next)) return allowsEmpty ? onChange(null) : undefined;
    const valid = snap(next, bounds);
    // The number is unchanged: it replaces the typed text.
    if (valid === (ahead.current ?? value)) return state.setInputValue(textOf(valid));
    ahead.current = valid;
    onChange(valid);
  };
  const state = useNumberFieldState({
    ...defined({ ...bounds, formatOptions }),
    locale,
    value: value ?? NaN,
    isDisabled,
    onChange: change,
    // This setting leaves the number unchanged: `change` snaps it.
    commitBehavior: 'validate',
  });

  const stepBy = (steps: number) => {
    const from = ahead.current ?? (Number.isNaN(state.numberValue) ? value : state.numberValue);
    if (from === null) return change(snap(0, bounds));
    const next = stepFrom(from, steps, bounds);
    // At a bound nothing changes, and the number is announced again.
    if (Math.sign(next - from) !== Math.sign(steps)) return announce(textOf(from), 'assertive');
    change(next);
  };
  const goTo = (bound: number) => {
    if (!Number.isFinite(bound)) return;
    if (bound === (ahead.current ?? state.numberValue)) announce(textOf(bound), 'assertive');
    change(bound);
  };

  return {
    ...state,
    stepBy,
    textOf,
    increment: () => stepBy(1),
    decrement: () => stepBy(-1),
    incrementToMax: () => goTo(bounds.maxValue),
    decrementToMin: () => goTo(bounds.minValue),
  };
}
