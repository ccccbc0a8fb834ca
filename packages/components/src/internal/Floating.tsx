import { use, useLayoutEffect, useMemo, type ElementType, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useOverlay } from 'react-aria/useOverlay';
import { flushSync } from 'react-dom';
import { defined } from './defined.js';
import type { DomProps } from './dom.js';
import { InUse } from './InUse.js';
import { keepPosition, type Placement, type PositionOptions } from './position.js';
import { onceHeard } from './timeToBeHeard.js';
import { useOwnRef } from './useOwnRef.js';

export interface FloatingOptions {
  state: { isOpen: boolean; close: () => void };
  /** What it stands beside. A press on it is not one outside. */
  triggerRef: RefObject<Element | null>;
  placement: Placement;
  /** Between the two, in px. */
  gap: number;
  /** The page cannot be used nor heard meanwhile. Default: `false`. */
  isModal?: boolean;
  /** Whether the focus stays where it is, as in a combo box, whose hook then says when it closes. Default: `false`. */
  keepsFocusOutside?: boolean;
  /** At least as wide as its trigger. Default: `false`. */
  hasTriggerWidth?: boolean;
  /** What holds it and those that belong to it, such as submenus: together they are one overlay. Default: it alone. */
  whole?: RefObject<HTMLElement | null>;
}

export interface FloatingProps extends FloatingOptions, DomProps<HTMLElement> {
  /** Its styled component, of a `popoverSurface`. */
  as: ElementType;
  children: ReactNode;
}

/**
 * What floats beside its trigger while it is open: one of the overlays of react-aria, of which Escape closes the topmost, placed by
 * floating-ui. The focus goes back to the trigger; Tab goes on from there.
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
  const { surfaceProps, domProps, dismissButton, inUse } = useFloating(rest, surface);
  return (
    <As {...defined(mergeProps(domProps, surfaceProps))} ref={surface}>
      {dismissButton}
      <InUse value={inUse}>{children}</InUse>
      {dismissButton}
    </As>
  );
}

/** The behaviour of what floats, for an element that has more of its own. */
export function useFloating<Rest extends FloatingOptions>(
  {
    state,
    triggerRef,
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
      shouldCloseOnInteractOutside: (element) => !triggerRef.current?.contains(element),
    },
    overlay,
  );
  // In a drawer or dialog all is inert but what is in use there, and this: it lies beside the panel, not in it.
  const around = use(InUse);
  const inUse = useMemo(() => {
    if (isModal) return [overlay];
    return around && [...around, overlay];
  }, [isModal, around, overlay]);
  useLayoutEffect(() => {
    const used = inUse?.map(({ current }) => current).filter((element) => element !== null);
    if (!used) return;
    const hide = () => ariaHideOutside(used, { shouldUseInert: true });
    // In a drawer or dialog all that is not in use is inert already, this too.
    return around ? hide() : onceHeard(hide);
  }, [inUse, around]);
  usePlace(triggerRef, surface, { placement, gap, hasTriggerWidth });
  // What is alone in use has no next stop: it closes, and the browser, or the drawer around it, goes on from the trigger.
  const leave = () => {
    flushSync(state.close);
    if (triggerRef.current instanceof HTMLElement) triggerRef.current.focus();
    return { shouldPreventDefault: false, shouldContinuePropagation: true };
  };
  const { keyboardProps } = useKeyboard({ isDisabled: !isModal, shortcuts: { Tab: leave, 'Tab+Shift': leave } });
  // Touch screen readers have no Escape; they find one before and one after what it shows.
  const dismissButton = !keepsFocusOutside && <DismissButton onDismiss={state.close} />;
  return { surfaceProps: mergeProps(overlayProps, keyboardProps), domProps, dismissButton, inUse };
}

/** Keeps it beside its trigger, for as long as it is there. */
export function usePlace(
  triggerRef: RefObject<Element | null>,
  surface: RefObject<HTMLElement | null>,
  { placement, gap, hasTriggerWidth = false }: PositionOptions,
) {
  useLayoutEffect(() => {
    const [anchor, element] = [triggerRef.current, surface.current];
    if (anchor && element) return keepPosition(anchor, element, { placement, gap, hasTriggerWidth });
  }, [triggerRef, surface, placement, gap, hasTriggerWidth]);
}
