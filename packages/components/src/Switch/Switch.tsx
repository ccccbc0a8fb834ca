'use client';
import type { FocusEventHandler, ReactNode, Ref } from 'react';
import { ChoiceField } from '../Field/ChoiceField.js';
import { useField } from '../Field/useField.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Track } from './Switch.styles.js';

export interface SwitchProps extends Omit<DomProps, 'ref' | 'role'> {
  /** What is on or off, such as `'Gift wrapping'`: the same text in both states. Without one give an `aria-label`. */
  label?: ReactNode;
  /** Help below the label; read after its name. */
  description?: ReactNode;
  /** Whether it is on, when that is the caller's. */
  isSelected?: boolean;
  /** Whether it is on to begin with, when that is not the caller's. Default: `false`. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets the value only while it is on. */
  name?: string;
  /** Value in a form. Default: `'on'`. */
  value?: string;
  onFocus?: FocusEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** On or off, which takes effect at once. What waits for a form to be sent is a `Checkbox`. */
export function Switch({ isSelected, defaultSelected, onChange, value, onFocus, onBlur, ref, ...rest }: SwitchProps) {
  const track = useOwnRef(ref);
  const { name, controlProps, fieldProps } = useField(rest);
  useFormReset(track);
  return (
    <ChoiceField {...fieldProps}>
      <Track
        {...controlProps}
        {...defined({
          name,
          value,
          checked: isSelected,
          defaultChecked: defaultSelected,
          onFocus,
          onBlur,
        })}
        ref={track}
        type="checkbox"
        role="switch"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
    </ChoiceField>
  );
}
