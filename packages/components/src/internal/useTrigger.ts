import { useId, useRef, type AriaAttributes, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useOverlayTrigger } from 'react-aria/useOverlayTrigger';
import type { PressEvent } from 'react-aria/usePress';
import { useOverlayTriggerState, type OverlayTriggerState } from 'react-stately/useOverlayTriggerState';

/** Props for a state that is open or closed: controlled (`isOpen`) or uncontrolled. */
export interface OpenProps {
  /** Whether it is open (controlled). Update it in `onOpenChange`. */
  isOpen?: boolean;
  /** Whether it is open initially (uncontrolled). Default: `false`. */
  defaultOpen?: boolean;
  /** Called with the new state after a press on the trigger, Escape, a press outside, or a focus that leaves. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** Props for the button that opens something. `Button` and `IconButton` take them all. */
export interface TriggerProps extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-expanded' | 'aria-controls'> {
  ref: Ref<HTMLButtonElement>;
  id: string;
  onPress: (event: PressEvent) => void;
  onPressStart?: (event: PressEvent) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

interface Trigger {
  state: OverlayTriggerState;
  triggerRef: RefObject<HTMLButtonElement | null>;
  triggerProps: TriggerProps;
  /** Props for the opened element: its id. */
  overlayProps: { id?: string };
}

/** Connects a button with the dialog that it opens. */
export function useTrigger({ isOpen, defaultOpen, onOpenChange }: OpenProps): Trigger {
  const state = useOverlayTriggerState({
    ...(isOpen !== undefined && { isOpen }),
    ...(defaultOpen !== undefined && { defaultOpen }),
    ...(onOpenChange && { onOpenChange }),
  });
  const id = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { triggerProps, overlayProps } = useOverlayTrigger({ type: 'dialog' }, state, triggerRef);
  return {
    state,
    triggerRef,
    triggerProps: {
      'aria-haspopup': triggerProps['aria-haspopup'],
      'aria-expanded': triggerProps['aria-expanded'],
      'aria-controls': triggerProps['aria-controls'],
      ref: triggerRef,
      id,
      onPress: () => state.toggle(),
      onKeyDown: (event) => {
        if (!state.isOpen) return;
        // Tab moves away from here. An overlay that stays open would cover the next elements.
        if (event.key === 'Tab') state.close();
        // The focus may be on the trigger while it is open. Elements around it must not handle the Escape.
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        state.close();
      },
    },
    overlayProps: overlayProps.id === undefined ? {} : { id: overlayProps.id },
  };
}
