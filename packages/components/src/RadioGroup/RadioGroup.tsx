'use client';
import { useId, type ReactNode, type Ref } from 'react';
import { Choice, ChoiceHelp, ChoiceLabel } from '../Field/choice.styles.js';
import { descriptionId, type FieldTexts } from '../Field/controlProps.js';
import { FieldGroup, FieldHelp } from '../Field/Field.js';
import { useFormField } from '../Form/FormContext.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Circle, Items } from './RadioGroup.styles.js';
import { useRadios } from './useRadios.js';

export interface RadioItem {
  value: string;
  /** What is shown and read. */
  text: ReactNode;
  /** Below the text; read after it, for example `'3 to 5 days'`. */
  description?: ReactNode;
  /** Cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldTexts, Omit<DomProps<HTMLFieldSetElement>, 'role'> {
  items: readonly RadioItem[];
  /** The chosen value, `null` for none. Once given, even as `undefined`, the choice is the caller's to change. */
  selectedValue?: string | null;
  /** The choice to begin with, when it is not the caller's. Default: none. */
  defaultSelectedValue?: string;
  onSelectionChange?: (value: string) => void;
  /** One below the other, or side by side while there is room. Default: `'vertical'`. */
  orientation?: 'vertical' | 'horizontal';
  /** One must be chosen before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /** Default: `false`. */
  isDisabled?: boolean;
  /** Name in a form. */
  name?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/** One choice of a few, all in sight: the browser's own radio buttons. For many, or where room is short, take a `Select`. */
export function RadioGroup(props: RadioGroupProps) {
  const {
    items,
    selectedValue,
    defaultSelectedValue,
    onSelectionChange,
    orientation = 'vertical',
    isRequired,
    isDisabled: isSwitchedOff,
    name,
    errorMessage: ownError,
    isInvalid: isOwnInvalid,
    id,
    ...rest
  } = props;
  const ownId = useId();
  const groupId = id ?? ownId;
  const field = { name, errorMessage: ownError, isInvalid: isOwnInvalid, isDisabled: isSwitchedOff };
  const { errorMessage, isInvalid, isDisabled } = useFormField(field);
  const isControlled = 'selectedValue' in props;
  const { radioProps } = useRadios({ name, isControlled, selectedValue, defaultSelectedValue, onSelectionChange });

  return (
    <FieldGroup {...rest} id={groupId} {...{ errorMessage, isInvalid, isDisabled, isRequired }}>
      <Items data-orientation={orientation}>
        {items.map((item, index) => {
          const radioId = `${groupId}-${index}`;
          return (
            <Choice key={item.value}>
              <Circle
                {...defined({
                  ...radioProps(item.value),
                  id: radioId,
                  required: isRequired,
                  disabled: item.isDisabled,
                  'aria-describedby': item.description ? descriptionId(radioId) : undefined,
                })}
              />
              <ChoiceLabel htmlFor={radioId}>{item.text}</ChoiceLabel>
              <ChoiceHelp>
                <FieldHelp controlId={radioId} description={item.description} errorMessage={undefined} />
              </ChoiceHelp>
            </Choice>
          );
        })}
      </Items>
    </FieldGroup>
  );
}
