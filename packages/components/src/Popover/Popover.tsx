'use client';
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';
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
  /**
   * The button that opens it: `<Button>Filter</Button>`; or a function that spreads the props on another kind of button; or a ref to a
   * button that stands elsewhere, which then sets `isOpen` itself, and has `aria-expanded`.
   */
  trigger: TriggerOf<TriggerProps> | RefObject<HTMLElement | null>;
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
  /**
   * A tip at its edge that points at the trigger. Default: `false`.
   * @selector [data-arrow]
   */
  hasArrow?: boolean;
  /**
   * What takes the focus when it opens; the popover is a group then, and no dialog. Default: the popover itself, so that its name is
   * read.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A small panel beside the button that opens it, for a search box or a few settings. The page stays in use: a press outside
 * or Escape closes it. What must be answered first is a `Dialog`; a list of actions is a `Menu`.
 */
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  const { state, triggerRef, triggerProps, overlayProps } = useTrigger(defined({ isOpen, defaultOpen, onOpenChange }));
  const isElsewhere = 'current' in trigger;
  const panel = state.isOpen && (
    // `useDialog` would keep the focus in, as in a modal; to an overlay that is leaving it may not do so.
    <Overlay isExiting>
      <Contents {...rest} {...overlayProps} state={state} triggerRef={isElsewhere ? trigger : triggerRef} />
    </Overlay>
  );
  if (isElsewhere) return panel;
  return (
    <Trigger
      trigger={trigger}
      props={rest.initialFocus ? { ...triggerProps, 'aria-haspopup': undefined } : triggerProps}
    >
      {panel}
    </Trigger>
  );
}

interface ContentsProps extends Omit<PopoverProps, 'trigger' | keyof OpenProps>, Pick<FloatingOptions, 'state'> {
  triggerRef: RefObject<HTMLElement | null>;
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
  useTabAtTheEdge(panel, rest);
  return (
    <Panel
      {...defined(mergeProps(domProps, dialogProps, surfaceProps))}
      // Firefox tells of a dialog that appears as of a window: Orca then takes what is typed into its field for commands.
      {...(initialFocus && { role: 'group' })}
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

/**
 * Tab leads from the popover to what comes after its trigger. The scope of the focus sees to that, but leaves the popover open where nothing
 * comes after the trigger: then it is closed here, and the browser goes on from the trigger.
 */
function useTabAtTheEdge(
  panel: RefObject<HTMLElement | null>,
  { state, triggerRef }: Pick<ContentsProps, 'state' | 'triggerRef'>,
) {
  const onTab = useEffectEvent(({ shiftKey }: KeyboardEvent) => {
    if (!panel.current || !triggerRef.current || !isAtTheEdge(panel.current, triggerRef.current, shiftKey)) return;
    triggerRef.current.focus();
    state.close();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Tab' && !event.altKey && !event.ctrlKey && !event.metaKey && !event.isComposing) onTab(event);
    };
    // Before the scope, which listens at the document.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** Whether Tab, or with `isBack` Shift and Tab, leads out of the panel, and nothing in the page comes next to its trigger. */
function isAtTheEdge(panel: HTMLElement, trigger: HTMLElement, isBack: boolean): boolean {
  const { activeElement } = document;
  if (!activeElement || !panel.contains(activeElement)) return false;
  const walker = getFocusableTreeWalker(document.body, { tabbable: true });
  const next = () => (isBack ? walker.previousNode() : walker.nextNode());
  walker.currentNode = activeElement;
  if (panel.contains(next())) return false;
  walker.currentNode = trigger;
  let after = next();
  while (after && panel.contains(after)) after = next();
  return after === null;
}
