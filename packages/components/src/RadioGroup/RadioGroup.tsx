'use client';
import { useRef, type ReactNode } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { ChoiceField } from '../Field/ChoiceField.js';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { Circle, Items } from './RadioGroup.styles.js';
import { useRadioField, type RadioFieldProps } from './useRadioField.js';

export interface RadioItem {
  value: string;
  /** What is shown and read. */
  label: ReactNode;
  /** Below the label; read after it, for example `'3 to 5 days'`. */
  description?: ReactNode;
  /** Cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends RadioFieldProps {
  items: readonly RadioItem[];
  /**
   * One below the other, or side by side while there is room. Default: `'vertical'`.
   * @selector [data-orientation]
   */
  orientation?: 'vertical' | 'horizontal';
}

/** One choice of a few, all in sight: the browser's own radio buttons. For many, or where room is short, take a `Select`. */
export function RadioGroup({ items, orientation = 'vertical', ...rest }: RadioGroupProps) {
  const { id, state, fieldProps } = useRadioField(rest, orientation);
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
