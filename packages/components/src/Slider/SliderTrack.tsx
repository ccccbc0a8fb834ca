import type { HTMLAttributes, ReactNode, Ref, RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useSliderThumb } from 'react-aria/useSlider';
import type { SliderState } from 'react-stately/useSliderState';
import { defined } from '../internal/defined.js';
import { customProperties, type FocusProps } from '../internal/dom.js';
import { useEarlyInput } from '../internal/useEarlyInput.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Rail, Thumb, ThumbInput } from './Slider.styles.js';

interface SliderTrackProps {
  state: SliderState;
  trackProps: HTMLAttributes<HTMLElement>;
  trackRef: RefObject<HTMLDivElement | null>;
  isDisabled: boolean;
  isInvalid: boolean;
  /** The thumbs. */
  children: ReactNode;
}

/** The line of a slider. A press on it moves the nearest thumb. */
export function SliderTrack({ state, trackProps, trackRef, isDisabled, isInvalid, children }: SliderTrackProps) {
  const { direction } = useLocale();
  const [first, last] = [state.values[0]!, state.values.at(-1)!].map(state.getValuePercent) as [number, number];
  const from = state.values.length === 1 ? 0 : first;
  const [left, right] = direction === 'rtl' ? [1 - last, 1 - from] : [from, last];
  return (
    <Rail
      {...defined(trackProps)}
      ref={trackRef}
      style={customProperties({ '--vt-slider-left': left, '--vt-slider-right': right }, trackProps.style)}
      {...(isDisabled && { 'data-disabled': '' })}
      {...(isInvalid && { 'data-invalid': '' })}
    >
      {children}
    </Rail>
  );
}

interface SliderThumbProps extends FocusProps<Element> {
  state: SliderState;
  trackRef: RefObject<HTMLDivElement | null>;
  index: number;
  /** Its name within the slider. Default: the slider's name. */
  label?: string | undefined;
  name?: string | undefined;
  isInvalid: boolean;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A thumb. Its native range input gets the keys, and screen readers announce it. */
export function SliderThumb({ state, trackRef, index, label, name, isInvalid, ref, ...focus }: SliderThumbProps) {
  const input = useOwnRef(ref);
  const { thumbProps, inputProps, isDragging } = useSliderThumb(
    { ...defined({ 'aria-label': label, name, ...focus }), index, isInvalid, trackRef, inputRef: input },
    state,
  );

  useEarlyInput(() => state.setThumbValue(index, input.current!.valueAsNumber));

  // Keys and drags do not come here: assistive technology that sets a value does, without a key. Its change ends at once.
  const onChange: typeof inputProps.onChange = (event) => {
    state.setThumbDragging(index, true);
    inputProps.onChange?.(event);
    state.setThumbDragging(index, false);
  };

  return (
    <Thumb {...defined(thumbProps)} {...(isDragging && { 'data-dragging': '' })}>
      <ThumbInput
        {...defined({ ...inputProps, 'aria-describedby': inputProps['aria-describedby'] || undefined, onChange })}
        {...(focus.autoFocus && { autoFocus: true })}
        ref={input}
      />
    </Thumb>
  );
}
