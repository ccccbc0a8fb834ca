import type { RefObject } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';
import { useSlider } from 'react-aria/useSlider';
import { useSliderState, type SliderState } from 'react-stately/useSliderState';
import type { FieldTexts } from '../Field/controlProps.js';
import { useField } from '../Field/useField.js';
import { defined } from '../internal/defined.js';
import type { DomProps, FocusProps } from '../internal/dom.js';
import { inOrder } from '../internal/inOrder.js';

/** The props that sliders with one and with two thumbs share. */
export interface SliderOptions
  extends Omit<FieldTexts, 'validationBehavior'>, Omit<DomProps, 'ref' | 'role'>, FocusProps<Element> {
  /** The value at the start of the track. Default: 0. */
  minValue?: number;
  /** The value at the end of the track. Default: 100. */
  maxValue?: number;
  /** Distance between two values, counted from `minValue`. Page Up and Page Down move by a tenth of the track, in whole steps. Default: 1. */
  step?: number;
  /** How values are written and announced, such as `{ style: 'currency', currency: 'EUR' }`. Default: a plain number, in the page's language. */
  formatOptions?: Intl.NumberFormatOptions;
  /**
   * Default: `false`.
   * @selector [data-disabled]
   */
  isDisabled?: boolean;
}

interface ValueProps {
  value: number[] | undefined;
  defaultValue: number[];
  onChange: (values: number[]) => void;
  onChangeEnd: (values: number[]) => void;
}

/** The state, names and texts of a slider in a field. */
export function useSliderField<Props extends SliderOptions>(
  { minValue = 0, maxValue = 100, step = 1, formatOptions, autoFocus, onFocus, onBlur, ...rest }: Props,
  { onChange, ...values }: ValueProps,
  track: RefObject<HTMLDivElement | null>,
) {
  const { id, isDisabled, onEdit, controlProps, fieldProps } = useField(rest);
  const numberFormatter = useNumberFormatter(formatOptions);
  const state = useSliderState({
    ...defined(values),
    minValue,
    maxValue,
    step,
    isDisabled,
    numberFormatter,
    onChange: (next: number[]) => {
      onEdit();
      onChange(next);
    },
  });
  const { groupProps, trackProps, labelProps, outputProps } = useSlider(
    defined({
      id,
      label: rest.label,
      'aria-label': rest['aria-label'],
      'aria-labelledby': rest['aria-labelledby'],
      'aria-describedby': controlProps['aria-describedby'],
      minValue,
      maxValue,
      isDisabled,
    }),
    state,
    track,
  );
  return {
    groupProps: { ...groupProps, 'aria-describedby': undefined },
    outputProps,
    fieldProps: { ...fieldProps, labelProps },
    trackProps: { state, trackProps, trackRef: track, isDisabled, isInvalid: fieldProps.isInvalid },
    thumbProps: { state, trackRef: track, isInvalid: fieldProps.isInvalid },
    /** For the first thumb. */
    focusProps: { autoFocus, onFocus, onBlur },
    text: inOrder(textOf(state, numberFormatter)),
  };
}

/** Two equal values are one: the format of a range writes "~5" for them. */
const textOf = ({ values, getFormattedValue }: SliderState, formatter: Intl.NumberFormat) =>
  values.length === 2 && values[0] === values[1] ? formatter.format(values[0]!) : getFormattedValue([...values]);
