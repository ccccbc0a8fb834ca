'use client';
import type { Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { BrowserSelect, Control } from './NativeSelect.styles.js';

export interface NativeSelectItem {
  value: string;
  /** What is shown and read. */
  label: string;
  /** Cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
  /** Stands after the label, for example `'Sold out'`. */
  description?: string;
}

export interface NativeSelectProps
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLSelectElement> {
  /** The options, in this order. */
  items: readonly NativeSelectItem[];
  /** First option, which stands for no choice, such as `'Choose country'`. It can be chosen again unless the field is required. */
  placeholder?: string;
  /** The chosen value, `null` for none. Once given, even as `undefined`, the caller controls the choice. */
  value?: string | null;
  /** The initial choice (uncontrolled). Default: none, or without a `placeholder` the first that can be chosen. */
  defaultValue?: string;
  /** Called with the value chosen, `null` for the placeholder. */
  onChange?: (value: string | null) => void;
  /** Must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  /** What a browser may fill in, such as `'shipping country'`. */
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One choice of several, in the browser's own list: on a phone its picker, everywhere its typing and its keys, and at work before
 * scripts are. For long lists of words, such as countries; options with pictures or colours are a `Select`'s.
 */
export function NativeSelect(props: NativeSelectProps) {
  const {
    items,
    placeholder,
    value,
    defaultValue,
    onChange,
    autoComplete,
    autoFocus,
    onFocus,
    onBlur,
    inputClassName,
    ref,
    ...rest
  } = props;
  const select = useOwnRef(ref);
  const { name, controlProps, onEdit, fieldProps } = useField(rest);
  useFormReset(select);
  // With nothing chosen a browser takes the first option that is not disabled; `''` holds it to the placeholder.
  const none = placeholder === undefined ? undefined : '';
  const choice = 'value' in props ? { value: value ?? '' } : { defaultValue: defaultValue ?? none };

  return (
    // An edit is a change: rendered between the two events, a choice that is the caller's would be back before it is heard.
    <Field {...fieldProps} onInput={undefined}>
      <Control>
        <BrowserSelect
          {...controlProps}
          {...defined({ className: inputClassName, name, autoComplete, autoFocus, onFocus, onBlur, ...choice })}
          ref={select}
          onChange={({ currentTarget }) => {
            onEdit();
            onChange?.(currentTarget.value || null);
          }}
        >
          {placeholder !== undefined && (
            <option value="" disabled={props.isRequired}>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.isDisabled}>
              {item.description ? `${item.label} (${item.description})` : item.label}
            </option>
          ))}
        </BrowserSelect>
        <ChevronDownIcon size={20} strokeWidth={1.5} aria-hidden="true" />
      </Control>
    </Field>
  );
}
