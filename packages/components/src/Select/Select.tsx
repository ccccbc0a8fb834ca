'use client';
import type { Ref } from 'react';
import type { FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Control, NativeSelect } from './Select.styles.js';

export interface SelectItem {
  value: string;
  /** What is shown and read. */
  text: string;
  /** Cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
  /** Stands after the text, for example `'Sold out'`. */
  description?: string;
}

export interface SelectProps extends FieldTexts, Omit<DomProps, 'ref' | 'role'> {
  /** The options, in this order. */
  items: readonly SelectItem[];
  /** First option, which stands for no choice, such as `'Choose country'`. It can be chosen again unless the field is required. */
  placeholder?: string;
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedValue?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedValue?: string;
  /** Called with the value chosen, `null` for the placeholder. */
  onSelectionChange?: (value: string | null) => void;
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

/** One choice of several, in the browser's own list: on a phone its picker, everywhere its typing and its keys. */
export function Select(props: SelectProps) {
  const { items, placeholder, selectedValue, defaultSelectedValue, onSelectionChange, autoComplete, ref, ...rest } =
    props;
  const select = useOwnRef(ref);
  const { name, controlProps, fieldProps } = useField(rest);
  useFormReset(select);
  // With nothing chosen a browser takes the first option that is not disabled; `''` holds it to the placeholder.
  const none = placeholder === undefined ? undefined : '';
  const choice =
    'selectedValue' in props ? { value: selectedValue ?? '' } : { defaultValue: defaultSelectedValue ?? none };

  return (
    <Field {...fieldProps}>
      <Control>
        <NativeSelect
          {...controlProps}
          {...defined({ name, autoComplete, ...choice })}
          ref={select}
          onChange={onSelectionChange && ((event) => onSelectionChange(event.currentTarget.value || null))}
        >
          {placeholder !== undefined && (
            <option value="" disabled={props.isRequired}>
              {placeholder}
            </option>
          )}
          {items.map((item) => (
            <option key={item.value} value={item.value} disabled={item.isDisabled}>
              {item.description ? `${item.text} (${item.description})` : item.text}
            </option>
          ))}
        </NativeSelect>
        <ChevronDownIcon size={20} strokeWidth={1.5} aria-hidden="true" />
      </Control>
    </Field>
  );
}
