'use client';
import { formatMessage } from '@vitrine/components';
import { TruckIcon } from '@vitrine/components/icons';
import { useSyncExternalStore } from 'react';
import type { Messages } from '../messages.js';
import type { RootProps } from '../rootProps.js';
import { dateFormat } from '../shop/dateFormat.js';
import { dispatchDay, type DispatchSettings } from '../shop/dispatch.js';
import { useShop } from '../shop/ShopProvider.js';
import { Line } from './DispatchDate.styles.js';

const minute = 60_000;

/** Calls back each minute, so that a page that stays open passes the cut-off hour. */
function eachMinute(onChange: () => void) {
  const clock = setInterval(onChange, minute);
  return () => clearInterval(clock);
}

const currentMinute = () => Math.floor(Date.now() / minute);
/** The page may have been cached yesterday: until scripts run, it names no day. */
const unknown = () => undefined;

/** The current time, to the minute. Undefined until scripts run. */
function useNow(): Date | undefined {
  const now = useSyncExternalStore(eachMinute, currentMinute, unknown);
  return now === undefined ? undefined : new Date(now * minute);
}

/** A line that is there from the start, so that nothing moves when its text comes. */
const TruckLine = ({ text, ...root }: RootProps<HTMLParagraphElement> & { text: string | undefined }) => (
  <Line {...root}>
    {text && (
      <>
        <TruckIcon size={20} strokeWidth={1.5} aria-hidden="true" />
        {text}
      </>
    )}
  </Line>
);

/** The day on which an order placed now leaves the shop. The browser computes it. */
export function DispatchDate({ isShown }: { isShown: boolean }) {
  const { dispatch, messages, locale } = useShop();
  const now = useNow();
  if (!dispatch) return null;
  return <TruckLine text={isShown && now ? dispatchText(dispatch, now, messages, locale) : undefined} />;
}

/** The day on which a placed order leaves the shop, until that day's cut-off hour has passed. */
export function LeavingDate({ orderedAt, ...root }: RootProps<HTMLParagraphElement> & { orderedAt: Date }) {
  const { dispatch, messages, locale } = useShop();
  const now = useNow();
  if (!dispatch) return null;
  const leaves = dispatchDay(orderedAt, dispatch)?.date;
  const isAhead = leaves && now && (dispatchDay(now, dispatch)?.date ?? '') <= leaves;
  return <TruckLine {...root} text={isAhead ? leavesOnText(dispatch, leaves, true, messages, locale) : undefined} />;
}

function dispatchText(dispatch: DispatchSettings, now: Date, messages: Messages, locale: string): string | undefined {
  const found = dispatchDay(now, dispatch);
  if (!found) return undefined;
  const { date, isToday, isFar } = found;
  return isToday
    ? formatMessage(messages.leavesToday, { place: dispatch.from })
    : leavesOnText(dispatch, date, isFar, messages, locale);
}

function leavesOnText({ from }: DispatchSettings, date: string, hasDate: boolean, messages: Messages, locale: string) {
  const format = dateFormat(locale, {
    timeZone: 'UTC',
    weekday: 'long',
    ...(hasDate && { month: 'long', day: 'numeric' }),
  });
  return formatMessage(messages.leavesOn, { place: from, day: format.format(new Date(date)) });
}
