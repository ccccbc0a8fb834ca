'use client';
import { createCalendar } from '@internationalized/date';
import { useRef, useState } from 'react';
import { useDateField, type AriaDateFieldProps } from 'react-aria/useDateField';
import { useDateRangePicker } from 'react-aria/useDateRangePicker';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import type { DateValue } from 'react-stately/useDateRangePickerState';
import { DateControl } from '../Calendar/Calendar.styles.js';
import { CalendarButton } from '../DatePicker/CalendarButton.js';
import { DateParts, isIncomplete } from '../DatePicker/DateParts.js';
import { Part } from '../DatePicker/DatePicker.styles.js';
import { Field, GroupLabel } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { later } from '../internal/later.js';
import { Box, Dates } from './DateRangePicker.styles.js';
import { useRangeValue, type DateRange, type DateRangeFieldProps } from './useRangeValue.js';

const Panel = later(() => import('./RangePanel.js').then(({ RangePanel }) => RangePanel));

export type { DateRange };

export interface DateRangePickerProps extends DateRangeFieldProps {
  /**
   * Height: 48 px (`'md'`) or 40 px (`'sm'`), and at least 44 px on touch screens. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md';
}

/**
 * The first and the last day of something, to type or to choose from one calendar, which its button opens. A form gets both in HTML's format.
 * Screen readers announce each part with its number, the day that it belongs to and the label. Until scripts have loaded it is two of the
 * browser's own inputs for dates.
 */
export function DateRangePicker({ size = 'md', ...props }: DateRangePickerProps) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isPartial, setPartial] = useState(false);
  const field = useRangeValue(props, { isPartial, field: box });
  const { state, options, isHydrated, isDisabled, isInvalid, locale } = field;
  const { groupProps, startFieldProps, endFieldProps, buttonProps, dialogProps, calendarProps } = useDateRangePicker(
    options,
    state,
    box,
  );
  const start = useParts(startFieldProps, locale);
  const end = useParts(endFieldProps, locale);
  const incomplete = field.isHalf || isIncomplete(start.state) || isIncomplete(end.state);
  // The error of an incomplete range is part of the field's state, which the parts take from it.
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
        <DateControl {...field.startProps} />
        <DateControl {...field.endProps} />
        {isHydrated && (
          <>
            <Dates>
              <DateParts {...start} describedBy={options['aria-describedby']} />
              <Part aria-hidden="true">–</Part>
              <DateParts {...end} describedBy={options['aria-describedby']} />
            </Dates>
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
        calendarProps={{ ...calendarProps, ...defined({ 'aria-describedby': options['aria-describedby'] }) }}
      />
    </Field>
  );
}

/** The parts of one of the two days. */
function useParts(fieldProps: AriaDateFieldProps<DateValue>, locale: string) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useDateFieldState({ ...fieldProps, locale, createCalendar });
  return { ...useDateField(fieldProps, state, ref).fieldProps, state, ref };
}
