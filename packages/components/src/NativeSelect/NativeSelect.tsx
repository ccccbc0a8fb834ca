'use client';
import type { Ref } from 'react';
import type { ControlClass, FieldTexts } from '../Field/controlProps.js';
import { Field } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { ChevronDownIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { checkChoice, checkControlled, checkUnique } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { BrowserSelect, Control } from './NativeSelect.styles.js';

declare const process: { env: { NODE_ENV?: string } };

export interface NativeSelectItem<Value extends string = string> {
  value: Value;
  /** The visible text, which screen readers announce. */
  label: string;
  /** Whether it cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
  /** Text in brackets after the label, such as `'Sold out'`. */
  description?: string;
}

export interface NativeSelectProps<Value extends string = string>
  extends FieldTexts, ControlClass, Omit<DomProps, 'ref' | 'role'>, FocusProps<HTMLSelectElement> {
  /** The options, in this order. */
  items: readonly NativeSelectItem<Value>[];
  /** The first option, which means no choice, such as `'Choose country'`. It can be chosen again unless the field is required. */
  placeholder?: string;
  /** The chosen value; `null` for none, also without a `placeholder`. If the prop is present, even as `undefined`, the choice is controlled. */
  value?: Value | null;
  /** The initial choice (uncontrolled). Default: none; without a `placeholder`, the first option that is not disabled. */
  defaultValue?: Value;
  /** Called with the chosen value; `null` for the placeholder. */
  onChange?: (value: Value | null) => void;
  /** Whether a value must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  /** The kind of data that a browser may fill in, such as `'shipping country'`. */
  autoComplete?: string;
  ref?: Ref<HTMLSelectElement>;
}

/**
 * One choice of several, in the browser's own list. It has a phone's own picker and the browser's own keys and typeahead, and works before
 * scripts load. Use it for long lists of words, such as countries. For options with pictures or colours, use a `Select`.
 */
export function NativeSelect<Value extends string = string>(props: NativeSelectProps<Value>) {
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
  // Without a choice, a browser selects the first option that is not disabled; `''` selects the placeholder.
  const none = placeholder === undefined ? undefined : '';
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('NativeSelect', props);
    checkUnique('NativeSelect', rest.label ?? rest['aria-label'], items, 'value');
    checkChoice('NativeSelect', rest.label ?? rest['aria-label'], 'value' in props ? value : defaultValue, items);
  }
  const isControlled = 'value' in props;
  const choose = (chosen: string) => {
    onEdit();
    onChange?.((chosen || null) as Value | null);
  };
  useEarlyInput(() => {
    if (select.current && select.current.value !== initialValue(select.current)) choose(select.current.value);
  });
  const choice = isControlled ? { value: value ?? '' } : { defaultValue: defaultValue ?? none };

  return (
    // The field reports the edit on `change`, not on `input`. A render between the two events would reset a controlled choice before
    // `onChange` reads it.
    <Field {...fieldProps} onInput={undefined}>
      <Control>
        <BrowserSelect
          {...controlProps}
          {...defined({ className: inputClassName, name, autoComplete, autoFocus, onFocus, onBlur, ...choice })}
          ref={select}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={props.isRequired}>
              {placeholder}
            </option>
          )}
          {/* Otherwise the browser would show the first option, which the caller has not chosen. */}
          {placeholder === undefined && isControlled && !value && <option value="" hidden />}
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

/** Returns the value that the server's HTML chose: without a `selected` attribute, a browser chooses the first option that it can. */
function initialValue({ options }: HTMLSelectElement): string | undefined {
  const all = [...options];
  return (all.find((option) => option.defaultSelected) ?? all.find((option) => !option.disabled))?.value;
}
