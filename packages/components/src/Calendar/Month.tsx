import { createCalendar, isToday, type CalendarDate } from '@internationalized/date';
import { useRef, type RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import {
  useCalendar,
  useCalendarCell,
  useCalendarGrid,
  type AriaCalendarProps,
  type CalendarAria,
} from 'react-aria/useCalendar';
import { useCalendarState, type CalendarState, type DateValue } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { IconButton } from '../IconButton/IconButton.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Day, DayCell, Frame, Grid, Header, Title, Weekday } from './Calendar.styles.js';
import type { DateBounds } from './useDateValue.js';

type State = CalendarState | RangeCalendarState;

interface MonthProps extends Pick<DateBounds, 'firstDayOfWeek'> {
  state: State;
  calendar: CalendarAria;
  frameRef?: RefObject<HTMLDivElement | null>;
  /** The ids of the help and the error, for the days that are invalid. */
  describedBy: string | undefined;
}

/** A month with the buttons to the previous and the next one. Its days are a grid. */
export function Month({ state, calendar, frameRef, describedBy, firstDayOfWeek }: MonthProps) {
  const messages = useMessages();
  const { calendarProps, prevButtonProps, nextButtonProps, title } = calendar;
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(defined({ firstDayOfWeek }), state);
  const weeks = Array.from({ length: weeksInMonth }, (_, week) => state.getDatesInWeek(week));
  return (
    <Frame {...defined({ ...calendarProps, ref: frameRef })}>
      <Header>
        <Turn {...prevButtonProps} label={messages.previousMonth} />
        {/* The name of the calendar and of the grid has it. */}
        <Title aria-hidden="true">{title}</Title>
        <Turn {...nextButtonProps} label={messages.nextMonth} isForward />
      </Header>
      <Grid {...defined({ ...gridProps })}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day, index) => (
              <Weekday key={index}>{day}</Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((days, week) => (
            <tr key={week}>
              {days.map((date, index) =>
                date && date.month === state.visibleRange.start.month ? (
                  <MonthDay key={date.toString()} date={date} state={state} describedBy={describedBy} />
                ) : (
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Frame>
  );
}

type TurnButton = CalendarAria['nextButtonProps'];

interface TurnProps extends Pick<TurnButton, 'isDisabled' | 'onPress' | 'onFocusChange'> {
  label: string;
  isForward?: boolean;
}

function Turn({ label, isForward = false, isDisabled, onPress, onFocusChange }: TurnProps) {
  return (
    <IconButton
      aria-label={label}
      size="sm"
      icon={isForward ? <ChevronRightIcon /> : <ChevronLeftIcon />}
      // The hook moves the focus to the days if the button that has it becomes disabled.
      onFocus={() => onFocusChange?.(true)}
      onBlur={() => onFocusChange?.(false)}
      {...defined({ isDisabled, onPress })}
    />
  );
}

interface MonthDayProps extends Pick<MonthProps, 'state' | 'describedBy'> {
  date: CalendarDate;
}

function MonthDay({ date, state, describedBy }: MonthDayProps) {
  const day = useRef<HTMLDivElement>(null);
  const {
    cellProps,
    buttonProps,
    formattedDate,
    isSelected,
    isInvalid,
    isUnavailable: isTaken,
  } = useCalendarCell({ date }, state, day);
  const isInRange = 'highlightedRange' in state && isSelected;
  const isEnd = !isInRange || isEndOf(state, date);
  return (
    <DayCell {...defined({ ...cellProps, 'aria-invalid': undefined })} {...(isInRange && { 'data-in-range': '' })}>
      <Day
        {...defined({ ...buttonProps, ...(isInvalid && { 'aria-describedby': describedBy }) })}
        ref={day}
        {...(isSelected && isEnd && { 'data-selected': '' })}
        {...(isToday(date, state.timeZone) && { 'data-today': '' })}
        {...(isTaken && { 'data-unavailable': '' })}
      >
        {formattedDate}
      </Day>
    </DayCell>
  );
}

const isEndOf = ({ highlightedRange }: RangeCalendarState, date: CalendarDate) =>
  highlightedRange?.start.compare(date) === 0 || highlightedRange?.end.compare(date) === 0;

/** A month in which one date can be chosen. */
export function DateMonth(props: AriaCalendarProps<DateValue>) {
  const { locale } = useLocale();
  const state = useCalendarState({ ...props, locale, createCalendar });
  const calendar = useCalendar(props, state);
  return (
    <Month
      state={state}
      calendar={calendar}
      describedBy={props['aria-describedby']}
      {...defined({ firstDayOfWeek: props.firstDayOfWeek })}
    />
  );
}
