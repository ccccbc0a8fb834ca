import { use, useLayoutEffect, type ElementType, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { DismissButton, Overlay } from 'react-aria/Overlay';
import { ariaHideOutside } from 'react-aria/private/overlays/ariaHideOutside';
import { useOverlay } from 'react-aria/useOverlay';
import { defined } from './defined.js';
import type { DomProps } from './dom.js';
import { ModalContext } from './ModalContext.js';
import { keepPosition, type Placement } from './position.js';
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
  /** What counts as inside it besides itself and its trigger: a submenu. */
  isInside?: (element: Element) => boolean;
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
export function Floating({ state, keepsFocusOutside = false, ...rest }: FloatingProps) {
  if (!state.isOpen) return null;
  return (
    <Overlay disableFocusManagement={keepsFocusOutside}>
      <Surface {...rest} state={state} keepsFocusOutside={keepsFocusOutside} />
    </Overlay>
  );
}

function Surface({ as: As, children, ref, ...rest }: FloatingProps) {
  const surface = useOwnRef(ref);
  const { surfaceProps, domProps, dismissButton } = useFloating(rest, surface);
  return (
    <As {...defined(mergeProps(domProps, surfaceProps))} ref={surface}>
      {dismissButton}
      {children}
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
    isInside,
    ...domProps
  }: Rest,
  surface: RefObject<HTMLElement | null>,
) {
  const { overlayProps } = useOverlay(
    {
      isOpen: true,
      onClose: state.close,
      isDismissable: true,
      shouldCloseOnBlur: !keepsFocusOutside,
      shouldCloseOnInteractOutside: (element) => !triggerRef.current?.contains(element) && !isInside?.(element),
    },
    surface,
  );
  // In a drawer or dialog, all but the two is inert: it lies beside the panel, not in it.
  const around = use(ModalContext)?.panel;
  useLayoutEffect(() => {
    const used = [surface.current, isModal ? null : around?.current].filter((element) => element != null);
    if (isModal || around) return ariaHideOutside(used, { shouldUseInert: true });
  }, [surface, isModal, around]);
  useLayoutEffect(() => {
    const [anchor, element] = [triggerRef.current, surface.current];
    if (anchor && element) return keepPosition(anchor, element, { placement, gap, hasTriggerWidth });
  }, [triggerRef, surface, placement, gap, hasTriggerWidth]);
  // Touch screen readers have no Escape; they find one before and one after what it shows.
  const dismissButton = !keepsFocusOutside && <DismissButton onDismiss={state.close} />;
  return { surfaceProps: overlayProps, domProps, dismissButton };
}
