import { useEffect, useRef } from 'react';
import { useNumberFieldState, type NumberFieldState } from 'react-stately/useNumberFieldState';
import { announce } from '../internal/announce.js';
import { snap, stepFrom, type Bounds } from './snap.js';

interface QuantityOptions extends Bounds {
  locale: string;
  /** The current number. It may be outside the bounds. */
  value: number;
  isDisabled: boolean;
  /** Called with a valid number other than `value`. */
  onChange: (value: number) => void;
}

export interface QuantityState extends NumberFieldState {
  /** Changes the number like the arrow keys, by several steps. */
  stepBy: (steps: number) => void;
}

/**
 * react-stately's number field with a shop's rules: a number outside the bounds stays unchanged until the next change, every change ends on
 * a valid number, and steps that come faster than renders add up.
 */
export function useQuantityState({ locale, value, isDisabled, onChange, ...bounds }: QuantityOptions): QuantityState {
  const ahead = useRef<number>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  });
  const text = (number: number) => new Intl.NumberFormat(locale).format(number);

  const change = (next: number) => {
    // An empty field: the state itself restores the current number.
    if (Number.isNaN(next)) return;
    const valid = snap(next, bounds);
    // The number is unchanged: it replaces the typed text.
    if (valid === (ahead.current ?? value)) return state.setInputValue(text(valid));
    ahead.current = valid;
    onChange(valid);
  };
  const state = useNumberFieldState({
    ...bounds,
    locale,
    value,
    isDisabled,
    onChange: change,
    // This setting leaves the number unchanged: `change` snaps it.
    commitBehavior: 'validate',
  });

  const stepBy = (steps: number) => {
    const from = ahead.current ?? (Number.isNaN(state.numberValue) ? value : state.numberValue);
    const next = stepFrom(from, steps, bounds);
    // At a bound nothing changes, and the number is announced again.
    if (Math.sign(next - from) !== Math.sign(steps)) return announce(text(from), 'assertive');
    change(next);
  };
  const goTo = (bound: number) => {
    if (bound === (ahead.current ?? state.numberValue)) announce(text(bound), 'assertive');
    change(bound);
  };

  return {
    ...state,
    stepBy,
    increment: () => stepBy(1),
    decrement: () => stepBy(-1),
    incrementToMax: () => goTo(bounds.maxValue),
    decrementToMin: () => goTo(bounds.minValue),
  };
}
