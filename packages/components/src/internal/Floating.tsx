import { use, useLayoutEffect, useMemo, type ElementType, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useOverlay } from 'react-aria/useOverlay';
import { flushSync } from 'react-dom';
import { defined } from './defined.js';
import type { DomProps } from './dom.js';
import { makePageInert } from './inertPage.js';
import { InteractiveElements } from './InteractiveElements.js';
import { keepPosition, type Anchor, type Placement, type PositionOptions } from './position.js';
import { afterAnnouncement } from './announcementTime.js';
import { useOwnRef } from './useOwnRef.js';

export interface FloatingOptions {
  state: { isOpen: boolean; close: () => void };
  /** The trigger that it is placed beside. A press on the trigger is not a press outside. */
  triggerRef: RefObject<Element | null>;
  placement: Placement;
  /** Distance between the two, in px. */
  gap: number;
  /** Whether the page is inert while it is open. Default: `false`. */
  isModal?: boolean;
  /** Whether the focus stays outside, as in a combo box, whose hook then closes it. Default: `false`. */
  keepsFocusOutside?: boolean;
  /** Whether it is at least as wide as its trigger. Default: `false`. */
  hasTriggerWidth?: boolean;
  /** The place that it is beside, such as the pointer's. Default: the trigger. */
  anchorRef?: RefObject<Anchor | null>;
  /** What stays in use with a modal surface, such as the bar of a menu. A press on it is not a press outside. Default: nothing. */
  besideRef?: RefObject<HTMLElement | null>;
  /** The element that holds it and its parts, such as submenus: together they are one overlay. Default: it alone. */
  whole?: RefObject<HTMLElement | null>;
}

export interface FloatingProps extends FloatingOptions, DomProps<HTMLElement> {
  /** Its styled component, with the styles of `popoverSurface`. */
  as: ElementType;
  children: ReactNode;
}

/**
 * A surface beside its trigger while it is open. It is an overlay of react-aria, which closes the topmost overlay on Escape. floating-ui
 * places it. The focus returns to the trigger, and Tab continues from there.
 */
export function Floating({ state, isModal = false, keepsFocusOutside = false, ...rest }: FloatingProps) {
  if (!state.isOpen) return null;
  return (
    <Overlay disableFocusManagement={keepsFocusOutside} shouldContainFocus={isModal}>
      <Surface {...rest} state={state} isModal={isModal} keepsFocusOutside={keepsFocusOutside} />
    </Overlay>
  );
}

function Surface({ as: As, children, ref, ...rest }: FloatingProps) {
  const surface = useOwnRef(ref);
  const { surfaceProps, domProps, dismissButton, interactive } = useFloating(rest, surface);
  return (
    <As {...defined(mergeProps(domProps, surfaceProps))} ref={surface}>
      {dismissButton}
      <InteractiveElements value={interactive}>{children}</InteractiveElements>
      {dismissButton}
    </As>
  );
}

/** Returns the behaviour of a floating surface, for an element with more behaviour of its own. */
export function useFloating<Rest extends FloatingOptions>(
  {
    state,
    triggerRef,
    anchorRef = triggerRef,
    besideRef,
    placement,
    gap,
    isModal = false,
    keepsFocusOutside = false,
    hasTriggerWidth = false,
    whole,
    ...domProps
  }: Rest,
  surface: RefObject<HTMLElement | null>,
) {
  const overlay = whole ?? surface;
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose: state.close,
      isDismissable: true,
      shouldCloseOnBlur: !keepsFocusOutside,
      shouldCloseOnInteractOutside: (element) =>
        ![triggerRef, besideRef].some((ref) => ref?.current?.contains(element)),
    },
    overlay,
  );
  // A drawer or dialog makes everything inert except its elements in use. This surface is one of them: it is beside the panel, not in it.
  const around = use(InteractiveElements);
  const interactive = useMemo(() => {
    if (isModal) return besideRef ? [besideRef, overlay] : [overlay];
    return around && [...around, overlay];
  }, [isModal, around, overlay, besideRef]);
  useLayoutEffect(() => {
    const used = interactive?.map(({ current }) => current).filter((element) => element !== null);
    if (!used) return;
    const hide = () => makePageInert(used);
    // In a drawer or dialog, everything that is not in use is already inert, including this surface.
    return around ? hide() : afterAnnouncement(hide);
  }, [interactive, around]);
  usePlace(anchorRef, surface, { placement, gap, hasTriggerWidth });
  // The only surface in use has no next tab stop. It closes, and the browser, or the drawer around it, moves the focus on from the trigger.
  const leave = () => {
    flushSync(state.close);
    if (triggerRef.current instanceof HTMLElement) triggerRef.current.focus();
    return { shouldPreventDefault: false, shouldContinuePropagation: true };
  };
  const { keyboardProps } = useKeyboard({ isDisabled: !isModal, shortcuts: { Tab: leave, 'Tab+Shift': leave } });
  // Touch screen readers have no Escape. They find this button before and after the content.
  const dismissButton = !keepsFocusOutside && <DismissButton onDismiss={state.close} />;
  return { surfaceProps: mergeProps(overlayProps, keyboardProps), domProps, dismissButton, interactive };
}

/** Keeps the surface beside its anchor while it is mounted. */
export function usePlace(
  anchorRef: RefObject<Anchor | null>,
  surface: RefObject<HTMLElement | null>,
  { placement, gap, hasTriggerWidth = false }: PositionOptions,
) {
  useLayoutEffect(() => {
    const [anchor, element] = [anchorRef.current, surface.current];
    if (anchor && element) return keepPosition(anchor, element, { placement, gap, hasTriggerWidth });
  }, [anchorRef, surface, placement, gap, hasTriggerWidth]);
}
