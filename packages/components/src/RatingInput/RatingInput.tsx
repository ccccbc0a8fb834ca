'use client';
import { useRef } from 'react';
import { useRadio } from 'react-aria/useRadioGroup';
import type { RadioGroupState } from 'react-stately/useRadioGroupState';
import { FieldGroup } from '../Field/Field.js';
import { StarIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { fill } from '../internal/formatMessage.js';
import { checkControlled } from '../internal/mistakes.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { useRadioField, type RadioFieldProps } from '../RadioGroup/useRadioField.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Radio, Star, Stars } from './RatingInput.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface RatingInputProps extends Omit<RadioFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** The rating from 1 to `maxValue`, `null` for none (controlled). */
  value?: number | null;
  /** The initial rating (uncontrolled). Default: none. */
  defaultValue?: number;
  /** Called with the rating. */
  onChange?: (value: number) => void;
  /** Number of stars. Default: 5. */
  maxValue?: number;
  /** The names of the ratings, the lowest first, such as 'Poor'. The chosen one shows after the label. Default: '1 of 5' and so on, from `MessagesProvider`. */
  valueLabels?: readonly string[];
}

/** A rating that people give: radio buttons that look like stars. They work in a form without scripts. */
export function RatingInput({
  value,
  defaultValue,
  onChange,
  maxValue = 5,
  valueLabels = [],
  ...rest
}: RatingInputProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('RatingInput', { ...rest, value, onChange });
  const messages = useMessages();
  const { state, fieldProps } = useRadioField(
    {
      ...rest,
      ...(value !== undefined && { value: value === null ? null : String(value) }),
      ...(defaultValue !== undefined && { defaultValue: String(defaultValue) }),
      onChange: (next: string) => onChange?.(Number(next)),
    },
    'horizontal',
  );
  const nameOf = (rating: number) => valueLabels[rating - 1] ?? fill(messages.rating, { value: rating, max: maxValue });
  return (
    <FieldGroup {...fieldProps} choice={state.selectedValue && nameOf(Number(state.selectedValue))}>
      <Stars>
        {Array.from({ length: maxValue }, (_, index) => (
          <RatingOption key={index} value={String(index + 1)} name={nameOf(index + 1)} state={state} />
        ))}
      </Stars>
    </FieldGroup>
  );
}

interface RatingOptionProps {
  value: string;
  name: string;
  state: RadioGroupState;
}

function RatingOption({ value, name, state }: RatingOptionProps) {
  const radio = useRef<HTMLInputElement>(null);
  const { inputProps } = useRadio({ value, children: name }, state, radio);
  return (
    <Star>
      <Radio {...defined(inputProps)} ref={radio} />
      <StarIcon size={28} strokeWidth={1.5} aria-hidden="true" />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Star>
  );
}
