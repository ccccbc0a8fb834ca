import { useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { useControlledState } from 'react-stately/useControlledState';
import { useDateRangePickerState, type DateValue } from 'react-stately/useDateRangePickerState';
import { day, dayText } from '../Calendar/dates.js';
import {
  problemOf,
  useGroupNames,
  useKeptFocus,
  type DateBounds,
  type MomentFieldProps,
} from '../Calendar/useDateValue.js';
import { firstPart } from '../DatePicker/DateParts.js';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import { fill } from '../internal/formatMessage.js';
import { checkControlled, checkMoment, stateOfText } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** The first and the last day in HTML's format, such as `{ start: '2026-05-01', end: '2026-05-07' }`. */
export interface DateRange {
  start: string;
  end: string;
}

export interface DateRangeFieldProps
  extends Omit<MomentFieldProps, 'onChange' | 'name' | 'autoComplete' | 'ref'>, DateBounds {
  /** The first and the last day (controlled), such as `{ start: '2026-05-01', end: '2026-05-07' }`; `null` for none. */
  value?: DateRange | null;
  /** The initial days (uncontrolled). Default: none. */
  defaultValue?: DateRange;
  /** Called with each new range after both days are there, and with `null` after one of them was removed. */
  onChange?: (value: DateRange | null) => void;
  /** Called with the new state when the calendar opens or closes. */
  onOpenChange?: (isOpen: boolean) => void;
  /** Name of the first day in a form, which gets it in HTML's format, such as `2026-05-01`. The errors of a form are at this name. */
  startName?: string;
  /** Name of the last day in a form. */
  endName?: string;
  /** The input of the first day, which a form reads. It is visually hidden; its `focus()` goes to the field. */
  ref?: Ref<HTMLInputElement>;
}

const none = { start: null, end: null };

/** The value, names and errors of a field for two dates. Their controls are as in `useMoment`. */
export function useRangeValue<Props extends DateRangeFieldProps>(
  props: Props,
  { isPartial, field }: { isPartial: boolean; field: RefObject<HTMLElement | null> },
) {
  const {
    value: given,
    defaultValue,
    onChange,
    onOpenChange,
    minValue: minText,
    maxValue: maxText,
    isDateUnavailable,
    firstDayOfWeek,
    isReadOnly = false,
    startName,
    endName,
    autoFocus = false,
    onFocus,
    onBlur,
    ref,
    ...rest
  } = props;
  const start = useOwnRef(ref);
  const end = useRef<HTMLInputElement>(null);
  const isHydrated = useIsHydrated();
  const messages = useMessages();
  const { locale } = useLocale();
  const [text, setText] = useControlledState<DateRange | null>(given, defaultValue ?? null, onChange);
  const { start: startText, end: endText } = text ?? none;
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('DateRangePicker', props, stateOfText);
    checkMoment(
      'date',
      rest.label ?? rest['aria-label'],
      { start: startText, end: endText, minValue: minText, maxValue: maxText },
      day.parse,
    );
  }
  const value = useMemo(() => rangeOf(day.parse(startText), day.parse(endText)), [startText, endText]);
  const minValue = useMemo(() => day.parse(minText), [minText]);
  const maxValue = useMemo(() => day.parse(maxText), [maxText]);

  const label = rest.label ?? rest['aria-label'] ?? '';
  const problemAt = (date: DateValue | null) =>
    problemOf(
      {
        ...{ kind: day, value: date, minValue, maxValue, isPartial },
        isUnavailable: isDateUnavailable,
        isRequired: rest.isRequired,
      },
      label,
      messages,
      locale,
    );
  const problem = () => {
    if (value && value.end.compare(value.start) < 0) return fill(messages.rangeReversed, { label });
    return problemAt(value && value.start) || problemAt(value && value.end);
  };
  const fieldState = useFieldState({ ...rest, name: startName }, isReadOnly ? '' : problem());
  const { hookProps, fieldProps, isInvalid, isDisabled, onEdit, validation } = fieldState;
  const focusPart = () => field.current?.querySelector<HTMLElement>(firstPart)?.focus();
  const { names, controlNames, ...texts } = useGroupNames({ hookProps, fieldProps, isInvalid }, focusPart);
  const options = {
    ...hookProps,
    ...names,
    isDisabled,
    isReadOnly,
    isRequired: false,
    minValue,
    maxValue,
    ...defined({ autoFocus, onFocus, onBlur, firstDayOfWeek }),
    ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(dayText(date)) }),
  };
  const state = useDateRangePickerState({
    ...options,
    value,
    onChange: (next) => {
      if (!next && !text) return;
      onEdit();
      setText(next && { start: dayText(next.start), end: dayText(next.end) });
    },
    onOpenChange: (isOpen) => onOpenChange?.(isOpen),
  });

  useFormValidation({ validationBehavior: hookProps.validationBehavior, focus: focusPart }, validation, start);
  const [initial] = useState(value);
  useFormReset(start, () => given === undefined && state.setValue(initial));
  useEarlyInput(() => {
    const [from, to] = [start, end].map(({ current }) => day.parse(current?.value));
    const isEqual = (one: DateValue | null | undefined, other: DateValue | null | undefined) =>
      (one && dayText(one)) === (other && dayText(other));
    if (!isEqual(from, state.value.start)) state.setDateTime('start', from ?? null);
    if (!isEqual(to, state.value.end)) state.setDateTime('end', to ?? null);
  });
  useKeptFocus(isHydrated, [start, end], focusPart);

  const isNative = hookProps.validationBehavior === 'native';
  const controlProps = (part: 'start' | 'end', name: string | undefined) => ({
    type: 'date',
    ...defined({ name, disabled: isDisabled || undefined, readOnly: isReadOnly || undefined }),
    value: state.value[part] ? dayText(state.value[part]) : '',
    onChange: (event: { target: { value: string } }) => state.setDateTime(part, day.parse(event.target.value)),
    ...controlNames,
    ...(isHydrated
      ? { 'data-behind': '', 'aria-hidden': true, tabIndex: -1, onFocus: focusPart }
      : defined({ min: minText, max: maxText, required: (rest.isRequired && isNative) || undefined })),
  });
  return {
    isHydrated,
    isInvalid,
    isDisabled,
    locale,
    state,
    options,
    /** Whether one of the two days is missing. */
    isHalf: Boolean(state.value.start) !== Boolean(state.value.end),
    ...texts,
    // The error of the field is at the first day, and is one.
    startProps: { ...controlProps('start', startName), ref: start, ...(!isHydrated && { id: hookProps.id }) },
    endProps: { ...controlProps('end', endName), ref: end },
  };
}

const rangeOf = (start: DateValue | null, end: DateValue | null) => (start && end ? { start, end } : null);
