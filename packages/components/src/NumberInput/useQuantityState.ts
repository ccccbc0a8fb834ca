import { useEffect, useRef } from 'react';
import { useNumberFieldState, type NumberFieldState } from 'react-stately/useNumberFieldState';
import { announce } from '../internal/announce.js';
import { snap, stepFrom, type Bounds } from './snap.js';

interface QuantityOptions extends Bounds {
  locale: string;
  /** The number there is. It may lie outside the bounds. */
  value: number;
  isDisabled: boolean;
  /** Called with another number than `value`, always a valid one. */
  onChange: (value: number) => void;
}

export interface QuantityState extends NumberFieldState {
  /** As the arrow keys do, but so many steps. */
  stepBy: (steps: number) => void;
}

/**
 * react-stately's number field under a shop's rules: a number outside the bounds stays as it is until it is changed, every change ends
 * on a valid number, and steps that come faster than renders count on from each other.
 */
export function useQuantityState({ locale, value, isDisabled, onChange, ...bounds }: QuantityOptions): QuantityState {
  const ahead = useRef<number>(undefined);
  useEffect(() => {
    ahead.current = undefined;
  });
  const text = (number: number) => new Intl.NumberFormat(locale).format(number);

  const change = (next: number) => {
    // An emptied field: the state itself goes back to the number there is.
    if (Number.isNaN(next)) return;
    const valid = snap(next, bounds);
    // The same number again: what was typed meanwhile makes way for it.
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
    // It leaves the number as it is: `change` snaps.
    commitBehavior: 'validate',
  });

  const stepBy = (steps: number) => {
    const from = ahead.current ?? (Number.isNaN(state.numberValue) ? value : state.numberValue);
    const next = stepFrom(from, steps, bounds);
    // At a bound nothing changes, which is heard as well.
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
