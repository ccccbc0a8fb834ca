import {
  createContext,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { lockScroll } from './lockScroll.js';

export interface ModalOptions {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether a press outside asks to close it. Default: `true`. */
  isDismissable?: boolean;
  ref?: Ref<HTMLDialogElement>;
}

/** What a part of a drawer or dialog knows of it. */
export interface ModalPart {
  headingId: string;
  bodyId: string;
  close: () => void;
}

/** What the parts of a drawer or dialog need of it. */
export const ModalContext = createContext<ModalPart | null>(null);

/** For a part of a drawer or dialog: how to close it, and the ids that it names and describes itself by. */
export function useModalPart(part: string, whole: string): ModalPart {
  const context = use(ModalContext);
  if (!context) {
    throw new Error(
      `${part} stands outside a ${whole}, which gives it its id and its way to close. Put it inside <${whole}>.`,
    );
  }
  return context;
}

/** The behaviour of a modal `<dialog>` that is open while the caller says so. The dialog covers the screen: it is its own scrim. */
export function useModal({ isOpen, onOpenChange, isDismissable = true, ref }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const isPresent = usePresence(dialog, isOpen);
  useShowModal(dialog, isOpen);
  const id = useId();
  const context = useMemo(
    () => ({ headingId: `${id}-heading`, bodyId: `${id}-body`, close: () => onOpenChange(false) }),
    [id, onOpenChange],
  );
  const outside = usePressOutside(context.close);

  const onKeyDown = (event: KeyboardEvent) => {
    // What is inside may use Escape for itself.
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    context.close();
  };
  // The platform's own ways to close, such as Android's back gesture. A file input inside sends a cancel event as well.
  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    context.close();
  };
  const onClose = () => {
    if (isOpen && !dialog.current?.open) context.close();
  };

  return {
    isPresent,
    context,
    dialogProps: {
      ref: dialog,
      'aria-modal': 'true' as const,
      onKeyDown,
      onCancel,
      onClose,
      ...(isDismissable && outside),
    },
  };
}

/** Opens and closes the dialog as a modal one: the browser moves the focus, gives it back and makes the page inert. */
function useShowModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    const unlock = lockScroll();
    element.showModal();
    return () => {
      element.close();
      unlock();
    };
  }, [dialog, isOpen]);
}

/** Whether it is still to be rendered: while open, and until the motion of leaving has ended. */
function usePresence(element: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [isPresent, setPresent] = useState(isOpen);
  if (isOpen && !isPresent) setPresent(true);
  useEffect(() => {
    if (isOpen) return;
    let isCurrent = true;
    const motions = element.current?.getAnimations({ subtree: true }) ?? [];
    void Promise.allSettled(motions.map((motion) => motion.finished)).then(() => {
      if (isCurrent) setPresent(false);
    });
    return () => {
      isCurrent = false;
    };
  }, [element, isOpen]);
  return isPresent;
}

/** A press that begins and ends on the scrim. One that only ends there, as when selecting text, closes nothing. */
function usePressOutside(onPress: () => void) {
  const beganOutside = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      beganOutside.current = event.target === event.currentTarget;
    },
    onClick: (event: MouseEvent) => {
      if (beganOutside.current && event.target === event.currentTarget) onPress();
    },
  };
}
