'use client';
import { useRef } from 'react';
import { Field, GroupLabel } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { DateControl, Place } from './Calendar.styles.js';
import { DateMonth } from './Month.js';
import { useDateValue, type DateFieldProps } from './useDateValue.js';

export type CalendarProps = DateFieldProps;

/**
 * A month on the page, to choose a date from. Screen readers announce each day in full, whether it is today, and the month after a change of
 * it. It writes months, digits and the first day of the week as the page's language does (`I18nProvider`). Until scripts have loaded it is the
 * browser's own input for dates. For a field that opens a calendar, use a `DatePicker`.
 */
export function Calendar(props: CalendarProps) {
  const place = useRef<HTMLDivElement>(null);
  const { value, change, isHydrated, isDisabled, isInvalid, isReadOnly, bounds, hookProps, ...field } = useDateValue(
    props,
    { field: place, part: 'td [tabindex="0"]' },
  );
  const { autoFocus, onFocus, onBlur } = field.focusProps;
  return (
    <Field {...field.fieldProps}>
      <GroupLabel {...props} labelProps={field.labelProps} />
      <Place
        {...defined({ onFocus, onBlur })}
        ref={place}
        {...(isDisabled && { 'data-disabled': '' })}
        {...(isInvalid && { 'data-invalid': '' })}
      >
        <DateControl {...field.controlProps} />
        {isHydrated && (
          <DateMonth
            {...defined({
              id: hookProps.id,
              'aria-label': hookProps['aria-label'],
              'aria-labelledby': hookProps['aria-labelledby'],
              'aria-describedby': hookProps['aria-describedby'],
              autoFocus,
            })}
            {...{ ...bounds, isDisabled, isReadOnly, isInvalid }}
            value={value}
            onChange={change}
          />
        )}
      </Place>
    </Field>
  );
}
