import { useEffectEvent, useLayoutEffect, useMemo, type Ref, type RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useFormValidation } from 'react-aria/private/form/useFormValidation';
import { useField as useAriaField } from 'react-aria/useField';
import type { DateValue } from 'react-stately/useCalendarState';
import { useControlledState } from 'react-stately/useControlledState';
import type { FieldTexts } from '../Field/controlProps.js';
import { useFieldState } from '../Field/useFieldState.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { checkControlled, checkMoment, stateOfText } from '../internal/mistakes.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useFormReset } from '../internal/useFormReset.js';
import { useIsHydrated } from '../internal/useIsHydrated.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import type { SharedMessages } from '../messages.js';
import { day, dayText, type Kind } from './dates.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** Which dates can be chosen. */
export interface DateBounds {
  /** The first date that can be chosen, such as `'2026-05-01'`. Default: none. */
  minValue?: string;
  /** The last date that can be chosen, such as `'2026-12-31'`. Default: none. */
  maxValue?: string;
  /** Returns whether a date, such as `'2026-05-01'`, cannot be chosen: a holiday, or a day that is booked. Default: every date can. */
  isDateUnavailable?: (date: string) => boolean;
  /** The day in the first column of the calendar. Default: the one of the page's language and region. */
  firstDayOfWeek?: 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';
}

/** The props that fields for a date and for a time share. */
export interface MomentFieldProps extends FieldTexts, Omit<DomProps, 'ref' | 'role'>, FocusProps<Element> {
  /** Called with each new value in HTML's format, such as `'2026-05-01'` or `'14:30'`, and with `null` after it was removed. */
  onChange?: (value: string | null) => void;
  /** Whether a value must be there before a form can be sent. Default: `false`. */
  isRequired?: boolean;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
  /** Whether the value can be read but not changed. A form still sends it. Default: `false`. */
  isReadOnly?: boolean;
  /** Name in a form, which gets the value in HTML's format, such as `2026-05-01` or `14:30`. */
  name?: string;
  /** The kind of data that a browser may fill in, such as `'bday'`. */
  autoComplete?: string;
  /** The field's input, which a form reads. It is visually hidden; its `focus()` goes to the field. */
  ref?: Ref<HTMLInputElement>;
}

/** The props that fields for one date share. */
export interface DateFieldProps extends MomentFieldProps, DateBounds {
  /** The date (controlled) in HTML's format, such as `'2026-05-01'`; `null` for none. */
  value?: string | null;
  /** The initial date (uncontrolled), such as `'2026-05-01'`. Default: none. */
  defaultValue?: string;
}

interface MomentOptions<Value> extends Place {
  kind: Kind<Value>;
  /** Returns whether a value in HTML's format cannot be chosen. */
  isUnavailable?: ((value: string) => boolean) | undefined;
}

interface Place {
  /** Whether some, but not all, parts of the value are there. */
  isPartial?: boolean;
  /** The element whose parts take the focus in place of the hidden input. */
  field: RefObject<HTMLElement | null>;
  /** A selector of the part that takes it. */
  part: string;
}

/** The value, names and errors of a field for a date: see `useMoment`. */
export function useDateValue<Props extends DateFieldProps>(props: Props, place: Place) {
  const { isDateUnavailable, firstDayOfWeek, ...rest } = props;
  const moment = useMoment(rest, { ...place, kind: day, isUnavailable: isDateUnavailable });
  const { minValue, maxValue } = moment;
  return {
    ...moment,
    bounds: {
      minValue,
      maxValue,
      ...(isDateUnavailable && { isDateUnavailable: (date: DateValue) => isDateUnavailable(dayText(date)) }),
      ...(firstDayOfWeek && { firstDayOfWeek }),
    },
  };
}

interface MomentProps extends MomentFieldProps {
  value?: string | null;
  defaultValue?: string;
  minValue?: string;
  maxValue?: string;
}

/**
 * The value, names and errors of a field for a date or a time. Its control is the browser's own input: shown until scripts have loaded, then
 * hidden behind the field, with the value for the form. So the server writes neither today's date nor its own time zone into the page.
 */
export function useMoment<Props extends MomentProps, Value>(
  props: Props,
  { kind, isUnavailable, isPartial = false, field, part }: MomentOptions<Value>,
) {
  const {
    value: givenText,
    defaultValue,
    onChange,
    minValue: minText,
    maxValue: maxText,
    isReadOnly = false,
    autoComplete,
    autoFocus = false,
    onFocus,
    onBlur,
    ref,
    ...rest
  } = props;
  const control = useOwnRef(ref);
  const isHydrated = useIsHydrated();
  const messages = useMessages();
  const { locale } = useLocale();
  const [text, setText] = useControlledState(givenText, defaultValue ?? null, onChange);
  if (process.env.NODE_ENV !== 'production') {
    checkControlled(`The ${kind.type} field`, props, stateOfText);
    checkMoment(
      kind.type,
      rest.label ?? rest['aria-label'],
      { value: givenText, defaultValue, minValue: minText, maxValue: maxText },
      kind.parse,
    );
  }
  const value = useMemo(() => kind.parse(text), [kind, text]);
  const minValue = useMemo(() => kind.parse(minText), [kind, minText]);
  const maxValue = useMemo(() => kind.parse(maxText), [kind, maxText]);

  const problem = isReadOnly
    ? ''
    : problemOf(
        { kind, value, minValue, maxValue, isUnavailable, isPartial, isRequired: rest.isRequired },
        rest.label ?? rest['aria-label'] ?? '',
        messages,
        locale,
      );
  const { hookProps, fieldProps, name, isInvalid, isDisabled, onEdit, validation } = useFieldState(rest, problem);
  const focusPart = () => field.current?.querySelector<HTMLElement>(part)?.focus();
  const { names, controlNames, ...texts } = useGroupNames({ hookProps, fieldProps, isInvalid }, focusPart);
  const change = (next: string | null) => {
    if (next === text) return;
    onEdit();
    setText(next);
  };

  useFormValidation({ validationBehavior: hookProps.validationBehavior, focus: focusPart }, validation, control);
  useFormReset(control, () => change(givenText === undefined ? (defaultValue ?? null) : givenText));
  useEarlyInput(() => {
    const early = control.current?.value ?? '';
    if (early !== (value === null ? '' : kind.textOf(value))) change(early || null);
  });
  useKeptFocus(isHydrated, [control], focusPart);

  const isNative = hookProps.validationBehavior === 'native';
  return {
    isHydrated,
    isInvalid,
    isDisabled,
    isReadOnly,
    value,
    minValue,
    maxValue,
    change: (next: Value | null) => change(next === null ? null : kind.textOf(next)),
    locale,
    focusProps: { autoFocus, onFocus, onBlur },
    /** For the hooks of react-aria: the id, names and state. */
    hookProps: {
      ...hookProps,
      ...names,
      isDisabled,
      isReadOnly,
    },
    ...texts,
    /** For `DateControl`. */
    controlProps: {
      ref: control,
      type: kind.type,
      ...defined({
        name,
        autoComplete,
        min: minText,
        max: maxText,
        required: (rest.isRequired && isNative) || undefined,
        disabled: isDisabled || undefined,
        readOnly: isReadOnly || undefined,
      }),
      value: value === null ? '' : kind.textOf(value),
      onChange: (event: { target: { value: string } }) => change(event.target.value || null),
      ...controlNames,
      ...(isHydrated
        ? { 'data-behind': '', 'aria-hidden': true, tabIndex: -1, onFocus: focusPart }
        : defined({ id: hookProps.id, autoFocus: autoFocus || undefined })),
    },
  };
}

type FieldState = ReturnType<typeof useFieldState>;

/** The names of a group of parts, of its browser's own inputs, and of the texts around it. */
export function useGroupNames(
  { hookProps, fieldProps, isInvalid }: Pick<FieldState, 'hookProps' | 'fieldProps' | 'isInvalid'>,
  focusPart: () => void,
) {
  const { labelProps, fieldProps: named, ...texts } = useAriaField({ ...hookProps, labelElementType: 'span' });
  return {
    /** For the hooks of react-aria. The element with the label is ours. */
    names: {
      label: undefined,
      'aria-labelledby': named['aria-labelledby'],
      'aria-describedby': named['aria-describedby'],
    },
    /** For a `DateControl`. */
    controlNames: defined({
      'aria-label': named['aria-label'],
      'aria-labelledby': named['aria-labelledby'],
      'aria-describedby': named['aria-describedby'],
      'aria-invalid': isInvalid || undefined,
    }),
    // A press on a label moves the focus, as for the browser's own inputs.
    labelProps: { ...labelProps, onClick: focusPart },
    fieldProps: { ...fieldProps, label: undefined, ...texts },
  };
}

/** The inputs that hydration hides lose the focus that they had before. It goes to the first part. */
export function useKeptFocus(
  isHydrated: boolean,
  controls: readonly RefObject<HTMLInputElement | null>[],
  focusPart: () => void,
) {
  const keepFocus = useEffectEvent(() => {
    if (controls.some(({ current }) => current !== null && current === document.activeElement)) focusPart();
  });
  useLayoutEffect(() => {
    if (isHydrated) keepFocus();
  }, [isHydrated]);
}

interface Checked<Value> extends Pick<MomentOptions<Value>, 'kind' | 'isUnavailable'> {
  value: Value | null;
  minValue: Value | null;
  maxValue: Value | null;
  isPartial: boolean;
  isRequired: boolean | undefined;
}

/** The reason why a form must not be sent, and how to mend it; `''` for none. */
export function problemOf<Value>(
  { kind, value, minValue, maxValue, isUnavailable, isPartial, isRequired }: Checked<Value>,
  label: string,
  messages: SharedMessages,
  locale: string,
): string {
  if (isPartial) return fill(messages.dateIncomplete, { label });
  if (value === null) return isRequired ? fill(messages.valueMissing, { label }) : '';
  if (minValue !== null && kind.compare(value, minValue) < 0)
    return fill(messages.dateTooEarly, { label, date: kind.written(minValue, locale) });
  if (maxValue !== null && kind.compare(value, maxValue) > 0)
    return fill(messages.dateTooLate, { label, date: kind.written(maxValue, locale) });
  return isUnavailable?.(kind.textOf(value)) ? fill(messages.dateUnavailable, { label }) : '';
}
