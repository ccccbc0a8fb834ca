'use client';
import type { ReactNode } from 'react';
import { misplaced } from '../internal/described.js';

export interface RadioItem<Value extends string = string> {
  value: Value;
  /** The visible text, which screen readers announce. */
  label: ReactNode;
  /** Text below the label, such as `'3 to 5 days'`. Screen readers announce it after the label. */
  description?: ReactNode;
  /** Whether it cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

export interface RadioProps<Value extends string = string> extends Omit<RadioItem<Value>, 'label'> {
  /** The visible text, which screen readers announce. */
  children: ReactNode;
}

/** A radio button of a `RadioGroup`, directly in it. */
export function Radio<Value extends string = string>(_props: RadioProps<Value>): ReactNode {
  return misplaced('Radio', 'RadioGroup');
}
