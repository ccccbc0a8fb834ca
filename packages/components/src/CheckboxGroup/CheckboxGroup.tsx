'use client';
import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { Box } from '../Checkbox/Checkbox.styles.js';
import { ChoiceField } from '../Field/ChoiceField.js';
import { descriptionId, errorId, type FieldTexts } from '../Field/controlProps.js';
import { FieldGroup } from '../Field/Field.js';
import { useField } from '../Field/useField.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Items } from '../RadioGroup/RadioGroup.styles.js';

export interface CheckboxItem {
  value: string;
  /** What is shown and read. */
  text: ReactNode;
  /** Below the text; read after it. */
  description?: ReactNode;
  /** Cannot be changed. Default: `false`. */
  isDisabled?: boolean;
}

export interface CheckboxGroupProps extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'> {
  items: readonly CheckboxItem[];
  /** The ticked values, when they are the caller's. */
  selectedValues?: readonly string[];
  /** The values ticked to begin with, when they are not the caller's. Default: none. */
  defaultSelectedValues?: readonly string[];
  /** Called with the values that are ticked now, in the order of the items. */
  onSelectionChange?: (values: string[]) => void;
  /** One below the other, or side by side while there is room. Default: `'vertical'`. */
  orientation?: 'vertical' | 'horizontal';
  /** At least one must be ticked before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form, which gets each ticked value: `data.getAll(name)`. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

const none: readonly string[] = [];

/** Any number of a few choices, all in sight: the browser's own checkboxes with one label. For one of them take a `RadioGroup`. */
export function CheckboxGroup({
  items,
  selectedValues,
  defaultSelectedValues = none,
  onSelectionChange,
  orientation = 'vertical',
  ref,
  ...rest
}: CheckboxGroupProps) {
  const group = useOwnRef(ref);
  const { id, name, isInvalid, controlProps, fieldProps } = useField(rest);
  const messages = useMessages();
  const [ownValues, setOwnValues] = useState(defaultSelectedValues);
  const selected = selectedValues ?? ownValues;
  useFormReset(group, () => setOwnValues(defaultSelectedValues));

  // The browser knows no group of checkboxes: the first that can be ticked says for all of them that one is missing.
  const { label = rest['aria-label'] ?? '', isRequired } = rest;
  const missing = isRequired && selected.length === 0 ? fill(messages.checkOneMissing, { label }) : '';
  useEffect(() => {
    const boxes = [...(group.current?.elements ?? [])].filter((box) => box instanceof HTMLInputElement);
    const speaker = boxes.find((box) => box.willValidate);
    for (const box of boxes) box.setCustomValidity(box === speaker ? missing : '');
  });

  const change = (value: string, isSelected: boolean) => {
    const next = items.map((item) => item.value).filter((one) => (one === value ? isSelected : selected.includes(one)));
    setOwnValues(next);
    onSelectionChange?.(next);
  };

  return (
    <FieldGroup {...fieldProps} ref={group} groupProps={controlProps} role="group">
      <Items data-orientation={orientation}>
        {items.map((item, index) => {
          const boxId = `${id}-${index}`;
          const describedBy = [
            item.description && descriptionId(boxId),
            isInvalid && fieldProps.errorMessage && errorId(id),
          ];
          return (
            <ChoiceField key={item.value} controlId={boxId} label={item.text} description={item.description}>
              <Box
                {...defined({
                  id: boxId,
                  name,
                  disabled: item.isDisabled,
                  'aria-invalid': controlProps['aria-invalid'],
                  'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
                })}
                type="checkbox"
                value={item.value}
                checked={selected.includes(item.value)}
                onChange={(event) => change(item.value, event.currentTarget.checked)}
              />
            </ChoiceField>
          );
        })}
      </Items>
    </FieldGroup>
  );
}
