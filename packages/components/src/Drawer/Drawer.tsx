'use client';
import { X } from 'lucide-react';
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
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Body, Footer, Header, Panel, Root } from './Drawer.styles.js';
import { lockScroll } from './lockScroll.js';

export interface DrawerProps extends DomProps<HTMLDialogElement> {
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, the back gesture and the close button. The drawer stays open until `isOpen` says otherwise. */
  onOpenChange: (isOpen: boolean) => void;
  /** Width of a drawer at the side (288, 352, 448, 576, 768 px, the screen), greatest height of one at the top or bottom (25, 40, 60, 75, 90, 100 %). Below 480 px a drawer at the side takes the whole width. Default: `'md'`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** The edge it slides in from. `'left'` and `'right'` change places in right-to-left languages. Default: `'right'`. */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /** `DrawerHeader`, which names the drawer, `DrawerBody` and, if need be, `DrawerFooter`. Without a header give an `aria-label`. */
  children: ReactNode;
}

interface DrawerContextValue {
  headingId: string;
  close: () => void;
}

const DrawerContext = createContext<DrawerContextValue | null>(null);

/**
 * A panel over the page that slides in from an edge: a modal dialog. The focus moves into it and, when it closes, back to
 * where it was; the page behind is inert and does not scroll.
 */
export function Drawer({
  isOpen,
  onOpenChange,
  size = 'md',
  placement = 'right',
  children,
  ref,
  ...rest
}: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current);
  const isPresent = usePresence(dialog, isOpen);
  useModal(dialog, isOpen);
  const headingId = useId();
  const context = useMemo(() => ({ headingId, close: () => onOpenChange(false) }), [headingId, onOpenChange]);
  const outside = usePressOutside(context.close);
  if (!isPresent) return null;

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

  return (
    <DrawerContext value={context}>
      <Root
        aria-modal="true"
        aria-labelledby={rest['aria-label'] ? undefined : headingId}
        {...defined(rest)}
        {...outside}
        ref={dialog}
        data-size={size}
        data-placement={placement}
        onKeyDown={onKeyDown}
        onCancel={onCancel}
        onClose={onClose}
      >
        <Panel>{children}</Panel>
      </Root>
    </DrawerContext>
  );
}

/** Opens and closes the dialog as a modal one: the browser moves the focus, gives it back and makes the page inert. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean) {
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

function useDrawer(part: string): DrawerContextValue {
  const context = use(DrawerContext);
  if (!context) {
    throw new Error(
      `${part} stands outside a Drawer, which gives it its id and its way to close. Put it inside <Drawer>.`,
    );
  }
  return context;
}

export interface DrawerHeaderProps extends DomProps {
  /** The heading, which names the drawer to a screen reader. */
  title: ReactNode;
  /** Level of the heading. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Name of the close button. Default: `'Close'`. */
  closeLabel?: string;
}

/** The drawer's heading and its close button. It stays while the body scrolls. */
export function DrawerHeader({ title, level = 2, closeLabel, ...rest }: DrawerHeaderProps) {
  const { headingId, close } = useDrawer('DrawerHeader');
  const messages = useMessages();
  return (
    <Header {...defined(rest)}>
      <Heading id={headingId} level={level} size="lg">
        {title}
      </Heading>
      <IconButton
        aria-label={closeLabel ?? messages.close}
        icon={<X size={20} strokeWidth={1.5} aria-hidden="true" />}
        onPress={close}
      />
    </Header>
  );
}

export interface DrawerPartProps extends DomProps<HTMLDivElement> {
  children?: ReactNode;
}

/** The part that scrolls. */
export function DrawerBody({ children, ...rest }: DrawerPartProps) {
  useDrawer('DrawerBody');
  return <Body {...defined(rest)}>{children}</Body>;
}

/** What stays in sight below the body: totals, the main action. */
export function DrawerFooter({ children, ...rest }: DrawerPartProps) {
  useDrawer('DrawerFooter');
  return <Footer {...defined(rest)}>{children}</Footer>;
}
