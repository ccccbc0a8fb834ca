import { useRef, type ComponentProps, type HTMLAttributes } from 'react';
import { useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import { defined } from '../internal/defined.js';
import { Part, Parts } from './DatePicker.styles.js';

/** Selects the part that takes the focus in place of the hidden input. */
export const firstPart = '[data-part][tabindex="0"]';

interface DatePartsProps extends ComponentProps<'div'> {
  state: DateFieldState;
  /** The ids of the help and the error. The hook adds the whole value, which the parts have themselves. */
  describedBy: string | undefined;
}

/** The parts of a date or a time, each with a number to type or to step. */
export function DateParts({ state, describedBy, ...rest }: DatePartsProps) {
  return (
    <Parts {...defined(rest)}>
      {state.segments.map((segment, index) => (
        <DatePart key={index} segment={segment} state={state} describedBy={describedBy} />
      ))}
    </Parts>
  );
}

interface DatePartProps extends Pick<DatePartsProps, 'state' | 'describedBy'> {
  segment: DateSegment;
}

/**
 * Returns the names of a part without the field's label, which the group around the parts has. With both, screen readers repeat the label at each
 * part, and Orca twice. VoiceOver on iOS announces no groups: its parts, which are text boxes there, keep the label.
 */
function withoutLabel({ role, 'aria-label': name, 'aria-labelledby': labelledBy }: HTMLAttributes<HTMLElement>) {
  if (role !== 'spinbutton' || !labelledBy) return {};
  return { 'aria-label': name?.replace(/, $/, ''), 'aria-labelledby': undefined };
}

function DatePart({ segment, state, describedBy }: DatePartProps) {
  const part = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, part);
  return (
    <Part
      {...defined({
        ...segmentProps,
        ...withoutLabel(segmentProps),
        'aria-describedby': segmentProps['aria-describedby'] && describedBy,
      })}
      ref={part}
      {...(segment.type !== 'literal' && { 'data-part': segment.type })}
    >
      {segment.text}
    </Part>
  );
}

/** Whether some, but not all, parts have a number. */
export function isIncomplete({ segments }: DateFieldState): boolean {
  const parts = segments.filter(({ isEditable }) => isEditable);
  return parts.some(({ isPlaceholder }) => isPlaceholder) && !parts.every(({ isPlaceholder }) => isPlaceholder);
}
