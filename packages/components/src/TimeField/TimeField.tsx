'use client';
import { useRef, useState } from 'react';
import { useTimeField } from 'react-aria/useTimeField';
import { useTimeFieldState } from 'react-stately/useTimeFieldState';
import { DateControl } from '../Calendar/Calendar.styles.js';
import { clock } from '../Calendar/dates.js';
import { useMoment, type MomentFieldProps } from '../Calendar/useDateValue.js';
import { DateParts, firstPart, isIncomplete } from '../DatePicker/DateParts.js';
import { Field, GroupLabel } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { Box } from './TimeField.styles.js';

export interface TimeFieldProps extends MomentFieldProps {
  /** The time (controlled) in HTML's format, such as `'14:30'`; `null` for none. */
  value?: string | null;
  /** The initial time (uncontrolled), such as `'14:30'`. Default: none. */
  defaultValue?: string;
  /** The first time that a form accepts, such as `'08:00'`. Default: none. */
  minValue?: string;
  /** The last time that a form accepts, such as `'18:30'`. Default: none. */
  maxValue?: string;
  /** Whether the day has twice 12 or once 24 hours. Default: as the page's language writes times. */
  hourCycle?: 12 | 24;
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
}

/**
 * A time of the day to type, part by part. It writes times as the page's language does (`I18nProvider`), and a form gets them in HTML's format.
 * Screen readers announce each part with its number and the label. Until scripts have loaded it is the browser's own input for times.
 */
export function TimeField({ size = 'md', hourCycle, ...props }: TimeFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isPartial, setPartial] = useState(false);
  const field = useMoment(props, { kind: clock, isPartial, field: box, part: firstPart });
  const { value, change, minValue, maxValue, locale, hookProps, isHydrated, isDisabled, isInvalid } = field;
  const options = {
    ...hookProps,
    ...defined({ ...field.focusProps, hourCycle }),
    minValue,
    maxValue,
    isRequired: false,
    value,
    onChange: change,
  };
  const state = useTimeFieldState({ ...options, locale });
  const { fieldProps } = useTimeField(options, state, box);
  const incomplete = isIncomplete(state);
  // The error of an incomplete time is part of the field's state, which the parts take from it.
  if (incomplete !== isPartial) setPartial(incomplete);
  return (
    <Field {...field.fieldProps}>
      <GroupLabel {...props} labelProps={field.labelProps} />
      <Box
        data-variant="outline"
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <DateControl {...field.controlProps} />
        {isHydrated && (
          <DateParts {...fieldProps} state={state} describedBy={hookProps['aria-describedby']} ref={box} />
        )}
      </Box>
    </Field>
  );
}
