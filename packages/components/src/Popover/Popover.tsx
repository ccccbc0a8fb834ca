'use client';
import { useId, type ReactNode, type RefObject } from 'react';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import type { Placement } from '../internal/position.js';
import { usePopover, type OpenProps, type TriggerProps } from '../internal/usePopover.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Body, Dismiss, Header, Panel } from './Popover.styles.js';

export interface PopoverProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'id' | 'ref'> {
  /** The button that opens it. Spread the props on it: `trigger={(props) => <Button {...props}>Filter</Button>}`. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Its heading, which names it, beside a close button. Without one give an `aria-label`; screen readers still find a close button at its end. */
  title?: ReactNode;
  /** Level of the heading. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Name of the close button. Default: `'Close'`. */
  closeLabel?: string;
  /** The side of the trigger, and the edges that line up. Where there is no room it goes to the other side. Default: `'bottom-start'`. */
  placement?: Placement;
  /** Between trigger and popover, in px. Default: 8, and 12 with an arrow. */
  gap?: number;
  /** A tip at its edge that points at the trigger. Default: `false`. */
  hasArrow?: boolean;
  /** What takes the focus when it opens. Default: the popover itself, so that its name is read. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A small panel beside the button that opens it, for a search box or a few settings. The page stays in use: a press outside
 * or Escape closes it. What must be answered first is a `Dialog`; a list of actions is a `Menu`.
 */
export function Popover({
  trigger,
  title,
  level = 2,
  closeLabel,
  placement = 'bottom-start',
  hasArrow = false,
  gap = hasArrow ? 12 : 8,
  initialFocus,
  isOpen,
  defaultOpen,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  const messages = useMessages();
  const headingId = useId();
  const { triggerProps, panelProps, close } = usePopover({
    isOpen,
    defaultOpen,
    onOpenChange,
    placement,
    gap,
    onShow: (panel) => {
      if (!panel.contains(document.activeElement)) (initialFocus?.current ?? panel).focus();
    },
  });
  const closeText = closeLabel ?? messages.close;
  return (
    <>
      {trigger(triggerProps)}
      <Panel
        role="dialog"
        aria-labelledby={title ? headingId : undefined}
        tabIndex={-1}
        {...(hasArrow && { 'data-arrow': '' })}
        {...defined(rest)}
        {...panelProps}
      >
        {title && (
          <Header>
            <Heading id={headingId} level={level} size="md">
              {title}
            </Heading>
            <IconButton size="sm" aria-label={closeText} icon={<XIcon aria-hidden="true" />} onPress={close} />
          </Header>
        )}
        <Body>{children}</Body>
        {!title && (
          // Not shown, and no stop for Tab: a touch screen reader has no Escape.
          <Dismiss type="button" tabIndex={-1} aria-label={closeText} onClick={close} />
        )}
      </Panel>
    </>
  );
}
