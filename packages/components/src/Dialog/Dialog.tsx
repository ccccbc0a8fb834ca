'use client';
import type { ReactNode } from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, stateOfOverlay } from '../internal/mistakes.js';
import { Modal } from '../internal/Modal.js';
import { Footer } from '../internal/modal.styles.js';
import { ModalBody, type ModalBodyProps } from '../internal/ModalBody.js';
import { useModalPart } from '../internal/ModalContext.js';
import { ModalHeader, type ModalHeaderProps } from './ModalHeader.js';
import type { TriggerOf } from '../internal/Trigger.js';
import type { OpenProps, TriggerProps } from '../internal/useTrigger.js';
import { Panel } from './Dialog.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface DialogProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'role'> {
  /**
   * The button that opens it: `<Button>Open</Button>`, or a function that spreads the props on another kind of button. Default: none; `isOpen`
   * opens it.
   */
  trigger?: TriggerOf<TriggerProps>;
  /** Called with the new state: `true` by the trigger; `false` by Escape, a press outside, the back gesture or the close button. If `isOpen` is set, only that prop changes the state. */
  onOpenChange?: (isOpen: boolean) => void;
  /**
   * Maximum width: 352, 512, 768 or 1024 px, or the whole screen. It is as tall as its content, and its body scrolls. Default: `'md'`.
   * @selector [data-size]
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /**
   * Use `'alertdialog'` for a question that interrupts, such as whether to delete: screen readers read its body at once, and a press outside
   * does not close it. Default: `'dialog'`.
   */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. Escape always does. Default: `true`; `false` for an alert dialog. */
  isDismissable?: boolean;
  /** `DialogHeader`, which names the dialog, `DialogBody` and optionally `DialogFooter`. Without a header, pass an `aria-label`. */
  children: ReactNode;
}

/**
 * A question or a task over the page, which waits for it. The focus moves into it, and back on closing. The page behind is inert and does not
 * scroll.
 */
export function Dialog({ size = 'md', role = 'dialog', isDismissable = role === 'dialog', ...rest }: DialogProps) {
  if (process.env.NODE_ENV !== 'production') checkControlled('Dialog', rest, stateOfOverlay);
  return <Modal {...rest} as={Panel} role={role} isDismissable={isDismissable} data-size={size} />;
}

export interface DialogHeaderProps extends ModalHeaderProps {
  /** Whether it has a close button. Without one, the footer needs a button that closes. Default: `true`. */
  hasCloseButton?: boolean;
}

/** The dialog's heading and its close button. It stays while the body scrolls. */
export function DialogHeader(props: DialogHeaderProps) {
  return <ModalHeader {...props} part={useModalPart('DialogHeader', 'Dialog')} />;
}

export type DialogPartProps = Omit<ModalBodyProps, 'id'>;

/** The dialog's content, which scrolls. */
export function DialogBody(props: DialogPartProps) {
  return <ModalBody {...props} part={useModalPart('DialogBody', 'Dialog')} />;
}

/** The actions, the main one last. It stays visible below the body. */
export function DialogFooter({ children, ...rest }: DialogPartProps) {
  useModalPart('DialogFooter', 'Dialog');
  return <Footer {...defined(rest)}>{children}</Footer>;
}
