'use client';
import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, stateOfOverlay } from '../internal/mistakes.js';
import { Modal } from '../internal/Modal.js';
import { Footer } from '../internal/modal.styles.js';
import { ModalBody, type ModalBodyProps } from '../internal/ModalBody.js';
import { useModalPart } from '../internal/ModalContext.js';
import { ModalHeader, type ModalHeaderProps } from '../Dialog/ModalHeader.js';
import type { TriggerOf } from '../internal/Trigger.js';
import type { OpenProps, TriggerProps } from '../internal/useTrigger.js';
import { Panel } from './Drawer.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface DrawerProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'role'> {
  /**
   * The button that opens it: `<Button>Open</Button>`, or a function that spreads the props on another kind of button. Default: none; `isOpen`
   * opens it.
   */
  trigger?: TriggerOf<TriggerProps>;
  /** Called with the new state: `true` by the trigger; `false` by Escape, a press outside, the back gesture or the close button. If `isOpen` is set, only that prop changes the state. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Width of a drawer at the side (288, 352, 448, 576, 768 px, the screen), or maximum height at the top or bottom (25, 40, 60, 75, 90, 100
   * %). Below 480 px, a drawer at the side takes the whole width. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /**
   * The edge from which it slides in. `'left'` and `'right'` are mirrored in right-to-left languages. Default: `'right'`.
   * @selector [data-placement]
   */
  placement?: 'top' | 'right' | 'bottom' | 'left';
  /**
   * Whether the content of `DrawerBody` and `DrawerFooter` comes right after the drawer's first frame, so that a press shows its result sooner. For
   * a drawer with a `DrawerHeader`, whose close button takes the focus. It has no effect at the top or bottom, where the content gives the
   * height, and with reduced motion. Default: `false`.
   */
  defersContent?: boolean;
  /** `DrawerHeader`, which names the drawer, `DrawerBody` and optionally `DrawerFooter`. Without a header, pass an `aria-label`. */
  children: ReactNode;
}

/**
 * A panel over the page that slides in from an edge: a modal dialog. The focus moves into it, and back on closing. The page behind is inert
 * and does not scroll.
 */
export function Drawer({ size = 'md', placement = 'right', defersContent = false, ...rest }: DrawerProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Drawer', rest, stateOfOverlay);
  const isAtSide = placement === 'left' || placement === 'right';
  return (
    <Modal {...rest} as={Panel} data-size={size} data-placement={placement} defersContent={defersContent && isAtSide} />
  );
}

export type DrawerHeaderProps = ModalHeaderProps;

/** The drawer's heading and its close button. It stays while the body scrolls. */
export function DrawerHeader(props: DrawerHeaderProps) {
  return <ModalHeader {...props} part={useModalPart('DrawerHeader', 'Drawer')} />;
}

export type DrawerPartProps = ModalBodyProps;

/** The drawer's content, which scrolls. */
export function DrawerBody({ children, ...rest }: DrawerPartProps) {
  const part = useModalPart('DrawerBody', 'Drawer');
  return (
    <ModalBody {...rest} part={part}>
      {part.hasContent && children}
    </ModalBody>
  );
}

/** The content that stays visible below the body: totals, the main action. */
export function DrawerFooter({ children, ...rest }: DrawerPartProps) {
  const { hasContent } = useModalPart('DrawerFooter', 'Drawer');
  return hasContent && <Footer {...defined(rest)}>{children}</Footer>;
}
