'use client';
import { useRef, type Ref } from 'react';
import { FieldGroup } from '../Field/Field.js';
import { checkControlled } from '../internal/mistakes.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { SliderThumb, SliderTrack } from '../Slider/SliderTrack.js';
import { useSliderField, type SliderOptions } from '../Slider/useSliderField.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** The smaller and the larger value. */
export type Range = readonly [start: number, end: number];

export interface RangeSliderProps extends SliderOptions {
  /** The values (controlled), the smaller one first. They are limited to the bounds and to whole steps. */
  value?: Range;
  /** The initial values (uncontrolled). Default: `minValue` and `maxValue`. */
  defaultValue?: Range;
  /** Called with both values on each change, also while a thumb moves. */
  onChange?: (value: Range) => void;
  /** Called with both values after a thumb was dropped, and after each key. */
  onChangeEnd?: (value: Range) => void;
  /** Whether the values show after the label. Default: `true`. */
  showsValue?: boolean;
  /** Name of the thumb of the smaller value, before the label. Default: 'Minimum', from `MessagesProvider`. */
  startLabel?: string;
  /** Name of the thumb of the larger value. Default: 'Maximum', from `MessagesProvider`. */
  endLabel?: string;
  /** Name of the smaller value in a form. The form gets the plain number, such as `12.5`. */
  startName?: string;
  /** Name of the larger value in a form. */
  endName?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

/**
 * Two values on a track, such as the lowest and the highest price. A press on the track moves the nearer thumb, and no thumb passes the
 * other. Keys are the same as in a `Slider`. Without scripts it is two of the browser's own sliders.
 */
export function RangeSlider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  showsValue = true,
  startLabel,
  endLabel,
  startName,
  endName,
  ref,
  ...rest
}: RangeSliderProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('RangeSlider', { ...rest, value, onChange });
  const messages = useMessages();
  const track = useRef<HTMLDivElement>(null);
  const { groupProps, fieldProps, trackProps, thumbProps, focusProps, text } = useSliderField(
    rest,
    {
      value: value && [...value],
      defaultValue: [...(defaultValue ?? [rest.minValue ?? 0, rest.maxValue ?? 100])],
      onChange: (next) => onChange?.(asRange(next)),
      onChangeEnd: (next) => onChangeEnd?.(asRange(next)),
    },
    track,
  );
  const { autoFocus: _first, ...focusEvents } = focusProps;
  return (
    <FieldGroup {...fieldProps} groupProps={groupProps} choice={showsValue && text} {...(ref && { ref })}>
      <SliderTrack {...trackProps}>
        <SliderThumb
          {...thumbProps}
          {...focusProps}
          index={0}
          label={startLabel ?? messages.rangeStart}
          name={startName}
        />
        <SliderThumb {...thumbProps} {...focusEvents} index={1} label={endLabel ?? messages.rangeEnd} name={endName} />
      </SliderTrack>
    </FieldGroup>
  );
}

const asRange = (values: number[]): Range => [values[0]!, values[1]!];
