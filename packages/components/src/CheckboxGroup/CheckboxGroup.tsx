'use client';
import { useRef, type ReactNode, type Ref } from 'react';
import { useCheckboxGroup, useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import { useCheckboxGroupState, type CheckboxGroupState } from 'react-stately/useCheckboxGroupState';
import { useControlledState } from 'react-stately/useControlledState';
import { Box } from '../Checkbox/Checkbox.styles.js';
import { ChoiceField } from '../Field/ChoiceField.js';
import type { FieldTexts } from '../Field/controlProps.js';
import { FieldGroup } from '../Field/Field.js';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { checkControlled, checkUnique } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Items } from '../RadioGroup/RadioGroup.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface CheckboxItem<Value extends string = string> {
  value: Value;
  /** The visible text, which is also the box's name. */
  label: ReactNode;
  /** Text below the label. Screen readers read it after the label. */
  description?: ReactNode;
  /** Whether the box ignores presses. Default: `false`. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps<Value extends string = string>
  extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'>, Omit<FocusProps, 'autoFocus'> {
  items: readonly CheckboxItem<Value>[];
  /** The ticked values (controlled). `null` is none. */
  value?: readonly Value[] | null;
  /** The initially ticked values (uncontrolled). Default: none. */
  defaultValue?: readonly Value[] | null;
  /** Called with the ticked values, in the order of the items. */
  onChange?: (values: Value[]) => void;
  /**
   * One below the other, or side by side with line breaks. Default: `'vertical'`.
   * @selector [data-orientation]
   */
  orientation?: 'vertical' | 'horizontal';
  /** Whether at least one must be ticked before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Whether all boxes are disabled. Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets each ticked value: `data.getAll(name)`. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Native checkboxes with one label, for any number of a few visible choices. For a single choice, use a `RadioGroup`. */
export function CheckboxGroup<Value extends string = string>({
  items,
  value,
  defaultValue,
  onChange,
  orientation = 'vertical',
  ref,
  ...rest
}: CheckboxGroupProps<Value>) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('CheckboxGroup', { ...rest, value, onChange });
    checkUnique('CheckboxGroup', rest.label ?? rest['aria-label'], items, 'value');
  }
  const group = useOwnRef(ref);
  const messages = useMessages();
  const [values, setValues] = useControlledState<readonly string[]>(
    value === null ? none : value,
    defaultValue ?? none,
    (next) => onChange?.(items.map((item) => item.value).filter((one) => next.includes(one))),
  );
  // Browsers do not check a group of checkboxes: `required` would require every box.
  const { label = rest['aria-label'] ?? '', isRequired } = rest;
  const missing = isRequired && values.length === 0 ? fill(messages.checkOneMissing, { label }) : '';
  const { hookProps, fieldProps, onEdit } = useFieldState(rest, missing);
  const groupOptions = { ...hookProps, isRequired: false };
  const state = useCheckboxGroupState({
    ...groupOptions,
    // The hook's type is mutable, but the hook does not change the array.
    value: values as string[],
    ...defined({ defaultValue: defaultValue as string[] | undefined }),
    onChange: (next) => {
      onEdit();
      setValues(next);
    },
  });
  const { groupProps, labelProps, descriptionProps, errorMessageProps } = useCheckboxGroup(groupOptions, state);
  // After the boxes, which reset one by one, each from the values before.
  useFormReset(group, () => setValues(state.defaultValue));
  useEarlyInput(() => {
    const boxes = group.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const ticked = [...boxes].map((box) => box.value);
    if (String(ticked) !== String(values)) setValues(ticked);
  });

  return (
    <FieldGroup {...fieldProps} {...{ groupProps, labelProps, descriptionProps, errorMessageProps }} ref={group}>
      <Items data-orientation={orientation}>
        {items.map((item, index) => (
          <CheckboxOption key={item.value} id={`${hookProps.id}-${index}`} item={item} state={state} />
        ))}
      </Items>
    </FieldGroup>
  );
}

const none: readonly string[] = [];

interface CheckboxOptionProps {
  id: string;
  item: CheckboxItem;
  state: CheckboxGroupState;
}

function CheckboxOption({ id, item: { value, label, description, isDisabled }, state }: CheckboxOptionProps) {
  const box = useRef<HTMLInputElement>(null);
  const { inputProps, descriptionProps } = useCheckboxGroupItem(
    { id, value, children: label, isDisabled: Boolean(isDisabled) },
    state,
    box,
  );
  return (
    <ChoiceField controlId={id} label={label} description={description} descriptionProps={descriptionProps}>
      <Box {...defined(inputProps)} ref={box} />
    </ChoiceField>
  );
}
