import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { useFocusManager } from 'react-aria/FocusScope';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useDialog } from 'react-aria/useDialog';
import { useOverlay } from 'react-aria/useOverlay';
import { usePreventScroll } from 'react-aria/usePreventScroll';
import type { OverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import { media } from '../theme/media.js';
import { afterPaint } from './afterPaint.js';
import { defined } from './defined.js';
import type { DomProps } from './dom.js';
import { makeAlone } from './inertPage.js';
import { InteractiveElements } from './InteractiveElements.js';
import { Scrim } from './modal.styles.js';
import { ModalContext } from './ModalContext.js';
import { Trigger, type TriggerOf } from './Trigger.js';
import { useTrigger, type OpenProps, type TriggerProps } from './useTrigger.js';
import { useOwnRef } from './useOwnRef.js';
import { useIsPainted } from './useIsPainted.js';
import { usePresence } from './usePresence.js';

export interface ModalProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'role'> {
  trigger?: TriggerOf<TriggerProps>;
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside asks to close it. Default: `true`. */
  isDismissable?: boolean;
  /** The panel's styled component. */
  as: ElementType;
  'data-size': string;
  'data-placement'?: string;
  /** Whether the content may come after the frame around it. Default: `false`. */
  defersContent?: boolean;
  children: ReactNode;
}

/** The common part of a drawer and a dialog. Its trigger or the caller opens it. The page behind is inert meanwhile and does not scroll. */
export function Modal({ trigger, isOpen: givenOpen, defaultOpen, onOpenChange, ...rest }: ModalProps) {
  const { state, triggerProps, overlayProps } = useTrigger(defined({ isOpen: givenOpen, defaultOpen, onOpenChange }));
  const { isOpen } = state;
  const scrim = useRef<HTMLDivElement>(null);
  const isPresent = usePresence(scrim, isOpen);
  const { count, opener } = useOpening(isOpen);
  const overlay = isPresent && (
    // A panel that opens again before it has left mounts again, because the hooks move the focus only when they mount.
    <Overlay key={count} isExiting={!isOpen} shouldContainFocus>
      <Contents {...overlayProps} {...rest} state={state} scrim={scrim} opener={opener} />
    </Overlay>
  );
  if (!trigger) return overlay;
  const controls = isOpen && (rest.id ?? overlayProps.id);
  return (
    <Trigger trigger={trigger} props={{ ...triggerProps, ...(controls && { 'aria-controls': controls }) }}>
      {overlay}
    </Trigger>
  );
}

interface ContentsProps extends Omit<ModalProps, 'trigger' | keyof OpenProps> {
  state: OverlayTriggerState;
  scrim: RefObject<HTMLDivElement | null>;
  opener: HTMLElement | null;
}

function Contents({
  state,
  scrim,
  opener,
  role = 'dialog',
  isDismissable = true,
  as: Panel,
  'data-size': size,
  'data-placement': placement,
  defersContent = false,
  children,
  ref,
  ...rest
}: ContentsProps) {
  const panel = useOwnRef(ref);
  const { isOpen, close } = state;
  const interactive = useMemo(() => [panel], [panel]);
  const { overlayProps } = useOverlay({ isDismissable, isOpen, onClose: close }, panel);
  // The browser computes all styles of the page again when it stops scrolling. The modal does not wait for that.
  const isPainted = useIsPainted();
  usePreventScroll({ isDisabled: !isOpen || !isPainted });
  const { hasContent, contentKeys } = useContent(defersContent, isPainted);
  useAlone(scrim, isOpen);
  useFirstControl(panel);
  const { dialogProps, titleProps, contentProps } = useDialog({ ...rest, role }, panel);
  useFocusGivenBack(panel, isOpen, opener);
  useBackGesture(isOpen, close);
  const { id: titleId } = titleProps;
  const { id: contentId } = contentProps;
  const part = useMemo(
    () => ({ titleProps: defined({ id: titleId }), contentProps: defined({ id: contentId }), close, hasContent }),
    [titleId, contentId, close, hasContent],
  );

  return (
    <Scrim ref={scrim} data-size={size} data-placement={placement} data-open={isOpen || undefined}>
      <Panel {...defined(mergeProps(rest, dialogProps, overlayProps, contentKeys))} ref={panel}>
        <InteractiveElements value={interactive}>
          <ModalContext value={part}>{children}</ModalContext>
        </InteractiveElements>
      </Panel>
    </Scrim>
  );
}

/** Returns how often it was opened, and the element that had the focus then. */
function useOpening(isOpen: boolean) {
  const [wasOpen, setWasOpen] = useState(false);
  const [opening, setOpening] = useState<{ count: number; opener: HTMLElement | null }>({ count: 0, opener: null });
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      const focused = typeof document === 'undefined' ? null : (document.activeElement as HTMLElement | null);
      setOpening({ count: opening.count + 1, opener: focused });
    }
  }
  return opening;
}

/**
 * Returns whether the content is due. The panel slides in from outside the screen: it shows in the second frame, and React then renders a
 * deferred content between further frames. Without motion the panel shows at once, with its content. A Tab before that mounts the content, so
 * that the focus can go there.
 */
function useContent(isDeferred: boolean, isPainted: boolean) {
  const [hasMotion] = useState(() => globalThis.matchMedia?.(media.reducedMotion).matches === false);
  const [isShown, setShown] = useState(false);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => (isPainted && isDeferred ? afterPaint(() => setShown(true)) : undefined), [isPainted, isDeferred]);
  const isDue = useDeferredValue(isShown);
  const hasContent = !isDeferred || !hasMotion || isDue || isWanted;
  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && !hasContent) flushSync(() => setWanted(true));
  };
  return { hasContent, contentKeys: { onKeyDownCapture } };
}

/** Makes the page behind inert. Until then the scrim takes the presses, and the focus stays in the modal. */
function useAlone(element: RefObject<HTMLElement | null>, isOpen: boolean) {
  useLayoutEffect(() => (isOpen && element.current ? makeAlone(element.current) : undefined), [element, isOpen]);
}

/**
 * Moves the focus to the first control, unless an element inside has it. Orca then announces "dialog". If the panel itself has the focus,
 * Orca reads the whole content instead.
 */
function useFirstControl(panel: RefObject<HTMLElement | null>) {
  const focusManager = useFocusManager();
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) focusManager?.focusFirst({ tabbable: true });
    // Only when it opens: each opening mounts it again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}

/**
 * Gives the focus back as soon as the modal closes. The hook gives it back only after the motion has ended and the panel is gone. If the
 * opener is gone by then, the hook still finds a better place.
 */
function useFocusGivenBack(panel: RefObject<HTMLElement | null>, isOpen: boolean, opener: HTMLElement | null) {
  useEffect(() => {
    if (!isOpen) return;
    const element = panel.current;
    return () => {
      const focused = document.activeElement;
      const isHere = !focused || focused === document.body || element?.contains(focused);
      if (isHere && opener?.isConnected) opener.focus({ preventScroll: true });
    };
  }, [panel, isOpen, opener]);
}

interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** Closes on Android's back gesture, which no hook handles. On other devices the browser would treat Escape as the same gesture, even an Escape for an element inside. */
function useBackGesture(isOpen: boolean, onBack: () => void) {
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !Watcher || !matchMedia('(pointer: coarse)').matches) return;
    const watcher = new Watcher();
    watcher.addEventListener('close', () => back());
    return () => watcher.destroy();
  }, [isOpen]);
}
