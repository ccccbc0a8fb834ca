import type { ComponentProps } from 'react';
import { DateMonth } from '../Calendar/Month.js';
import { PanelFrame, type PanelFrameProps } from './PanelFrame.js';

interface DatePanelProps extends PanelFrameProps {
  calendarProps: ComponentProps<typeof DateMonth>;
}

/** The open calendar of a `DatePicker`. It is a module of its own, which loads after the page. */
export const DatePanel = ({ calendarProps, ...rest }: DatePanelProps) => (
  <PanelFrame {...rest}>
    <DateMonth {...calendarProps} />
  </PanelFrame>
);
