'use client';
import { useMemo, useRef, type ReactNode } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { ChoiceField } from '../Field/ChoiceField.js';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { describedIn } from '../internal/described.js';
import { checkChoice, checkControlled, checkParts, checkUnique } from '../internal/mistakes.js';
import { Radio, type RadioItem, type RadioProps } from './Radio.js';
import { Circle, Items } from './RadioGroup.styles.js';
import { useRadioField, type RadioFieldProps } from './useRadioField.js';

declare const process: { env: { NODE_ENV?: string } };

export type { RadioItem };

export interface RadioGroupProps<Value extends string = string> extends RadioFieldProps<Value> {
  items?: readonly RadioItem<Value>[] | undefined;
  /** `Radio`s, in place of `items`. */
  children?: ReactNode;
  /**
   * One below the other, or side by side while there is room. Default: `'vertical'`.
   * @selector [data-orientation]
   */
  orientation?: 'vertical' | 'horizontal';
}

/** One choice of a few, all visible: the browser's own radio buttons. For many choices, or little room, use a `Select`. */
export function RadioGroup<Value extends string = string>({
  items: givenItems,
  children,
  orientation = 'vertical',
  ...rest
}: RadioGroupProps<Value>) {
  const { id, state, fieldProps } = useRadioField(rest, orientation);
  const items = useMemo(
    () => givenItems ?? describedIn<RadioProps>(children).map(({ children: label, ...item }) => ({ ...item, label })),
    [givenItems, children],
  );
  if (process.env.NODE_ENV !== 'production') {
    const name = rest.label ?? rest['aria-label'];
    checkControlled('RadioGroup', rest);
    checkUnique('RadioGroup', name, items, 'value');
    checkChoice('RadioGroup', name, rest.value ?? rest.defaultValue, items);
    checkParts('RadioGroup', name, children, { parts: { Radio }, id: 'value', needsNoId: true });
  }
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
