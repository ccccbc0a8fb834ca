import type { ReactNode, RefObject } from 'react';
import { Popover } from '../Popover/Popover.js';
import { PanelBody } from './DatePicker.styles.js';

export interface PanelFrameProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The ids of the elements that name it. */
  labelledBy: string | undefined;
}

/** The dialog around an open calendar, below the button of its field. */
export const PanelFrame = ({
  triggerRef,
  isOpen,
  onOpenChange,
  labelledBy,
  children,
}: PanelFrameProps & { children: ReactNode }) => (
  <Popover
    trigger={triggerRef}
    placement="bottom-end"
    {...{ isOpen, onOpenChange }}
    {...(labelledBy && { 'aria-labelledby': labelledBy })}
  >
    <PanelBody>{children}</PanelBody>
  </Popover>
);
