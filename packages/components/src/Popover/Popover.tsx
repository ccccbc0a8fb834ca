'use client';
import { useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useFloating, type FloatingOptions } from '../internal/Floating.js';
import type { Placement } from '../internal/position.js';
import { Trigger, type TriggerOf } from '../internal/Trigger.js';
import { InUse } from '../internal/InUse.js';
import { useTrigger, type OpenProps, type TriggerProps } from '../internal/useTrigger.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Body, Header, Panel } from './Popover.styles.js';

export interface PopoverProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'id' | 'role' | 'title'> {
  /** The button that opens it: `<Button>Filter</Button>`; or a function that spreads the props on another kind of button. */
  trigger: TriggerOf<TriggerProps>;
  /** Its heading, which names it, beside a close button. Without one give an `aria-label`. Touch screen readers find a button that closes it before and after what it shows. */
  title?: ReactNode;
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
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
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  const { state, triggerRef, triggerProps, overlayProps } = useTrigger(defined({ isOpen, defaultOpen, onOpenChange }));
  return (
    <Trigger trigger={trigger} props={triggerProps}>
      {state.isOpen && (
        // `useDialog` would keep the focus in, as in a modal; to an overlay that is leaving it may not do so.
        <Overlay isExiting>
          <Contents {...rest} {...overlayProps} state={state} triggerRef={triggerRef} />
        </Overlay>
      )}
    </Trigger>
  );
}

interface ContentsProps
  extends Omit<PopoverProps, 'trigger' | keyof OpenProps>, Pick<FloatingOptions, 'state' | 'triggerRef'> {
  id?: string;
}

function Contents({
  title,
  headingLevel = 2,
  closeLabel,
  placement = 'bottom-start',
  hasArrow = false,
  gap = hasArrow ? 12 : 8,
  initialFocus,
  children,
  ref,
  ...rest
}: ContentsProps) {
  const messages = useMessages();
  const panel = useOwnRef(ref);
  // Before the hook, which gives the focus to the popover itself unless something in it has it.
  useLayoutEffect(() => initialFocus?.current?.focus(), [initialFocus]);
  const { surfaceProps, domProps, dismissButton, inUse } = useFloating({ ...rest, placement, gap }, panel);
  const { dialogProps, titleProps } = useDialog(domProps, panel);
  return (
    <Panel
      {...defined(mergeProps(domProps, dialogProps, surfaceProps))}
      {...(hasArrow && { 'data-arrow': '' })}
      ref={panel}
    >
      {dismissButton}
      {title && (
        <Header>
          <Heading {...titleProps} level={headingLevel} size="md">
            {title}
          </Heading>
          <IconButton
            size="sm"
            aria-label={closeLabel ?? messages.close}
            icon={<XIcon aria-hidden="true" />}
            onPress={rest.state.close}
          />
        </Header>
      )}
      <Body>
        <InUse value={inUse}>{children}</InUse>
      </Body>
      {dismissButton}
    </Panel>
  );
}
