'use client';
import type { ReactNode } from 'react';
import { ChoiceField } from '../Field/ChoiceField.js';
import { descriptionId } from '../Field/controlProps.js';
import { FieldGroup } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { Circle, Items } from './RadioGroup.styles.js';
import { useRadioField, type RadioFieldProps } from './useRadioField.js';

export interface RadioItem {
  value: string;
  /** What is shown and read. */
  text: ReactNode;
  /** Below the text; read after it, for example `'3 to 5 days'`. */
  description?: ReactNode;
  /** Cannot be chosen. Default: `false`. */
  isDisabled?: boolean;
}

export interface RadioGroupProps extends RadioFieldProps {
  items: readonly RadioItem[];
  /** One below the other, or side by side while there is room. Default: `'vertical'`. */
  orientation?: 'vertical' | 'horizontal';
}

/** One choice of a few, all in sight: the browser's own radio buttons. For many, or where room is short, take a `Select`. */
export function RadioGroup({ items, orientation = 'vertical', ...rest }: RadioGroupProps) {
  const { id, radioProps, fieldProps } = useRadioField(rest);
  return (
    <FieldGroup {...fieldProps}>
      <Items data-orientation={orientation}>
        {items.map((item, index) => {
          const radioId = `${id}-${index}`;
          return (
            <ChoiceField key={item.value} controlId={radioId} label={item.text} description={item.description}>
              <Circle
                {...defined({
                  ...radioProps(item.value),
                  id: radioId,
                  disabled: item.isDisabled,
                  'aria-describedby': item.description ? descriptionId(radioId) : undefined,
                })}
              />
            </ChoiceField>
          );
        })}
      </Items>
    </FieldGroup>
  );
}
