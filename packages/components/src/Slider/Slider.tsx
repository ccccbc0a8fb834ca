'use client';
import { useRef, type Ref } from 'react';
import { Field } from '../Field/Field.js';
import { defined } from '../internal/defined.js';
import { checkControlled } from '../internal/mistakes.js';
import { Control, Value } from './Slider.styles.js';
import { SliderThumb, SliderTrack } from './SliderTrack.js';
import { useSliderField, type SliderOptions } from './useSliderField.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface SliderProps extends SliderOptions {
  /** The value (controlled). It is limited to the bounds and to whole steps. */
  value?: number;
  /** The initial value (uncontrolled). Default: `minValue`. */
  defaultValue?: number;
  /** Called with each new value, also while the thumb moves. */
  onChange?: (value: number) => void;
  /** Called with the value after the thumb was dropped, and after each key. */
  onChangeEnd?: (value: number) => void;
  /** Whether the value shows after the track. Default: `true`. */
  showsValue?: boolean;
  /** Name in a form. The form gets the plain number, such as `12.5`. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A value on a track, where its place matters more than the exact number. The thumb is dragged, follows a press on the track, and moves with
 * the arrow keys, Page Up and Page Down, Home and End. Without scripts it is the browser's own slider.
 */
export function Slider({
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  showsValue = true,
  name,
  ref,
  ...rest
}: SliderProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Slider', { ...rest, value, onChange });
  const track = useRef<HTMLDivElement>(null);
  const { groupProps, outputProps, fieldProps, trackProps, thumbProps, focusProps, text } = useSliderField(
    rest,
    {
      value: value === undefined ? undefined : [value],
      defaultValue: [defaultValue ?? rest.minValue ?? 0],
      onChange: ([next]) => onChange?.(next!),
      onChangeEnd: ([next]) => onChangeEnd?.(next!),
    },
    track,
  );
  return (
    <Field {...fieldProps}>
      {/* With a label, the group would have the name of its only slider. */}
      <Control {...defined({ ...groupProps, role: rest.label ? undefined : 'group' })}>
        <SliderTrack {...trackProps}>
          <SliderThumb {...thumbProps} {...focusProps} index={0} name={name} ref={ref} />
        </SliderTrack>
        {showsValue && <Value {...outputProps}>{text}</Value>}
      </Control>
    </Field>
  );
}
