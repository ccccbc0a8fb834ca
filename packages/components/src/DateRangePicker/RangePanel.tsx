import { createCalendar } from '@internationalized/date';
import { useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { useRangeCalendar, type AriaRangeCalendarProps } from 'react-aria/useRangeCalendar';
import type { DateValue } from 'react-stately/useCalendarState';
import { useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { Month } from '../Calendar/Month.js';
import { PanelFrame, type PanelFrameProps } from '../DatePicker/PanelFrame.js';
import { defined } from '../internal/defined.js';

interface RangePanelProps extends PanelFrameProps {
  calendarProps: AriaRangeCalendarProps<DateValue>;
}

/** The open calendar of a `DateRangePicker`. It is a module of its own, which loads after the page. */
export const RangePanel = ({ calendarProps, ...rest }: RangePanelProps) => (
  <PanelFrame {...rest}>
    <RangeMonth {...calendarProps} />
  </PanelFrame>
);

/** A month in which a first and a last day can be chosen, by two presses or by one drag. */
function RangeMonth(props: AriaRangeCalendarProps<DateValue>) {
  const { locale } = useLocale();
  const frame = useRef<HTMLDivElement>(null);
  const state = useRangeCalendarState({ ...props, locale, createCalendar });
  const calendar = useRangeCalendar(props, state, frame);
  return (
    <Month
      state={state}
      calendar={calendar}
      frameRef={frame}
      describedBy={props['aria-describedby']}
      {...defined({ firstDayOfWeek: props.firstDayOfWeek })}
    />
  );
}
