'use client';
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode, type RefObject, useState } from 'react';
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
import { checkControlled, stateOfOverlay } from '../internal/mistakes.js';
import type { Placement } from '../internal/position.js';
import { Trigger, type TriggerOf } from '../internal/Trigger.js';
import { InteractiveElements } from '../internal/InteractiveElements.js';
import { useTrigger, type OpenProps, type TriggerProps } from '../internal/useTrigger.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Body, Header, Panel } from './Popover.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface PopoverProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'id' | 'role' | 'title'> {
  /**
   * The button that opens it: `<Button>Filter</Button>`; or a function that spreads the props on another kind of button; or a ref to a
   * button elsewhere, which then sets `isOpen` itself and has `aria-expanded`.
   */
  trigger: TriggerOf<TriggerProps> | RefObject<HTMLElement | null>;
  /** The heading, which names the popover, next to a close button. Without one, give an `aria-label`. Touch screen readers find a button that closes it before and after its content. */
  title?: ReactNode;
  /** Level of the heading. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Name of the close button. Default: `'Close'`. */
  closeLabel?: string;
  /** The side of the trigger, and the edges that line up. Without room, the popover opens on the other side. Default: `'bottom-start'`. */
  placement?: Placement;
  /** Distance between trigger and popover, in px. Default: 8, and 12 with an arrow. */
  gap?: number;
  /**
   * `'screen'`: as wide as the screen, and on phones as high as the room below its trigger. Default: `'md'`, as large as its content.
   * @selector [data-size]
   */
  size?: 'md' | 'screen';
  /**
   * Whether an arrow at its edge points at the trigger. Default: `false`.
   * @selector [data-arrow]
   */
  hasArrow?: boolean;
  /**
   * The element that gets the focus when it opens. The popover is then a group instead of a dialog. Default: the popover itself, so that
   * screen readers announce its name.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A small panel beside the button that opens it, for a search box or a few settings. The page stays usable: a press outside or Escape
 * closes the popover. For a question that must be answered first, use a `Dialog`; for a list of actions, a `Menu`.
 */
export function Popover({ trigger, isOpen, defaultOpen, onOpenChange, ...rest }: PopoverProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled(
      'Popover',
      { label: rest.title, 'aria-label': rest['aria-label'], isOpen, onOpenChange },
      stateOfOverlay,
    );
  const { state, triggerRef, triggerProps, overlayProps } = useTrigger(defined({ isOpen, defaultOpen, onOpenChange }));
  const isElsewhere = 'current' in trigger;
  const panel = state.isOpen && (
    // `useDialog` would contain the focus, as in a modal. It does not do so in an overlay that is exiting.
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
  size = 'md',
  hasArrow = false,
  gap = hasArrow ? 12 : 8,
  initialFocus,
  children,
  ref,
  ...rest
}: ContentsProps) {
  const messages = useMessages();
  const panel = useOwnRef(ref);
  // Runs before the hook, which focuses the popover itself unless an element in it has the focus.
  useLayoutEffect(() => initialFocus?.current?.focus(), [initialFocus]);
  const { surfaceProps, domProps, dismissButton, interactive } = useFloating({ ...rest, placement, gap }, panel);
  const { dialogProps, titleProps } = useDialog(domProps, panel);
  useTabAtTheEdge(panel, rest);
  useFocusBack(rest.triggerRef);
  return (
    <Panel
      {...defined(mergeProps(domProps, dialogProps, surfaceProps))}
      // Firefox reports a new dialog as a window. Orca then takes text typed into its field as commands.
      {...(initialFocus && { role: 'group' })}
      data-size={size}
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
        <InteractiveElements value={interactive}>{children}</InteractiveElements>
      </Body>
      {dismissButton}
    </Panel>
  );
}

/**
 * Gives the focus to the trigger on closing if nothing had it on opening, such as after a press by a program. The focus scope gives it back
 * only to the element that had it.
 */
function useFocusBack(triggerRef: RefObject<HTMLElement | null>) {
  const [wasFree] = useState(() => document.activeElement === document.body);
  useEffect(() => {
    if (!wasFree) return;
    const trigger = triggerRef.current;
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) trigger?.focus({ preventScroll: true });
      });
    };
  }, [wasFree, triggerRef]);
}

/**
 * Tab moves from the popover to the element after its trigger. The focus scope does that, but leaves the popover open if no element follows
 * the trigger. This hook closes it then, and the browser moves on from the trigger.
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
    // Runs before the focus scope, which listens at the document.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** Whether Tab, or Shift and Tab with `isBack`, leaves the panel while no other element of the page is next to its trigger. */
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
