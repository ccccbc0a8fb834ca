'use client';
import { createCalendar } from '@internationalized/date';
import { useRef, useState } from 'react';
import { useDateField } from 'react-aria/useDateField';
import { useDatePicker } from 'react-aria/useDatePicker';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import { useDatePickerState } from 'react-stately/useDatePickerState';
import { DateControl } from '../Calendar/Calendar.styles.js';
import { useDateValue, type DateFieldProps } from '../Calendar/useDateValue.js';
import { Field, GroupLabel } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { later } from '../internal/later.js';
import { CalendarButton } from './CalendarButton.js';
import { DateParts, firstPart, isIncomplete } from './DateParts.js';
import { Box } from './DatePicker.styles.js';

const Panel = later(() => import('./DatePanel.js').then(({ DatePanel }) => DatePanel));

export interface DatePickerProps extends DateFieldProps {
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
  /** Called with the new state when the calendar opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A date to type, part by part, or to choose from a calendar, which its button opens. It writes dates as the page's language does
 * (`I18nProvider`), and a form gets them in HTML's format. Screen readers announce each part with its number and the label. Until scripts have
 * loaded it is the browser's own input for dates.
 */
export function DatePicker({ size = 'md', onOpenChange, ...props }: DatePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const parts = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPartial, setPartial] = useState(false);
  const field = useDateValue(props, { isPartial, field: box, part: firstPart });
  const { value, change, bounds, locale, hookProps, isHydrated, isDisabled, isInvalid } = field;

  const options = { ...hookProps, ...bounds, ...defined(field.focusProps), isRequired: false };
  const state = useDatePickerState({
    ...options,
    value,
    onChange: change,
    onOpenChange: (isOpen) => onOpenChange?.(isOpen),
  });
  const { groupProps, fieldProps, buttonProps, dialogProps, calendarProps } = useDatePicker(options, state, box);
  const partsState = useDateFieldState({ ...fieldProps, locale, createCalendar });
  const { fieldProps: partsProps } = useDateField(fieldProps, partsState, parts);
  const incomplete = isIncomplete(partsState);
  // The error of an incomplete date is part of the field's state, which the parts take from it.
  if (incomplete !== isPartial) setPartial(incomplete);

  return (
    <Field {...field.fieldProps}>
      <GroupLabel {...props} labelProps={field.labelProps} />
      <Box
        {...(isHydrated && defined({ ...groupProps }))}
        ref={box}
        onPointerOver={Panel.load}
        data-variant="outline"
        data-size={size}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <DateControl {...field.controlProps} />
        {isHydrated && (
          <>
            <DateParts {...partsProps} state={partsState} describedBy={hookProps['aria-describedby']} ref={parts} />
            <CalendarButton buttonProps={buttonProps} buttonRef={button} state={state} />
          </>
        )}
      </Box>
      <Panel
        isWanted={state.isOpen}
        triggerRef={button}
        isOpen={state.isOpen}
        onOpenChange={state.setOpen}
        labelledBy={dialogProps['aria-labelledby']}
        calendarProps={{ ...calendarProps, ...defined({ 'aria-describedby': hookProps['aria-describedby'] }) }}
      />
    </Field>
  );
}
