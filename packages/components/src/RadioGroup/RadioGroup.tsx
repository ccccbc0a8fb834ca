'use client';
import { useRef, type ReactNode } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { ChoiceField } from '../Field/ChoiceField.js';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { checkChoice } from '../internal/mistakes.js';
import { Circle, Items } from './RadioGroup.styles.js';
import { useRadioField, type RadioFieldProps } from './useRadioField.js';

declare const process: { env: { NODE_ENV?: string } };

export interface RadioItem<Value extends string = string> {
  value: Value;
  /** The visible text, which screen readers announce. */
  label: ReactNode;
  /** Text below the label, such as `'3 to 5 days'`. Screen readers announce it after the label. */
  description?: ReactNode;
  /** Whether it cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<Value> {
  items: readonly RadioItem<Value>[];
  /**
   * One below the other, or side by side while there is room. Default: `'vertical'`.
   * @selector [data-orientation]
   */
  orientation?: 'vertical' | 'horizontal';
}

/** One choice of a few, all visible: the browser's own radio buttons. For many choices, or little room, use a `Select`. */
export function RadioGroup<Value extends string = string>({
  items,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const { id, state, fieldProps } = useRadioField(rest, orientation);
  if (process.env.NODE_ENV !== 'production')
    checkChoice('RadioGroup', rest.label ?? rest['aria-label'], rest.value ?? rest.defaultValue, items);
  return (
    <FieldGroup {...fieldProps}>
      <Items data-orientation={orientation}>
        {items.map((item, index) => (
          <RadioOption key={item.value} id={`${id}-${index}`} item={item} state={state} />
        ))}
      </Items>
    </FieldGroup>
  );
}

interface RadioOptionProps {
  id: string;
  item: RadioItem;
  state: RadioGroupState;
}

function RadioOption({ id, item: { value, label, description, isDisabled }, state }: RadioOptionProps) {
  const circle = useRef<HTMLInputElement>(null);
  const { inputProps, descriptionProps } = useRadio(
    { id, value, children: label, isDisabled: Boolean(isDisabled) },
    state,
    circle,
  );
  return (
    <ChoiceField controlId={id} label={label} description={description} descriptionProps={descriptionProps}>
      <Circle {...defined(inputProps)} ref={circle} />
    </ChoiceField>
  );
}
