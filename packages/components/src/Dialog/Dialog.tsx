'use client';
import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { Body, Footer, Header, Root } from '../internal/modal.styles.js';
import { ModalContext, useModal, useModalPart } from '../internal/useModal.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { Panel } from './Dialog.styles.js';

export interface DialogProps extends Omit<DomProps<HTMLDialogElement>, 'role'> {
  isOpen: boolean;
  /** Called with `false` on Escape, a press outside, the back gesture and the close button. The dialog stays open until `isOpen` says otherwise. */
  onOpenChange: (isOpen: boolean) => void;
  /** Greatest width: 352, 512, 768, 1024 px, the screen. It is as tall as its content, and its body scrolls. Default: `'md'`. */
  size?: 'sm' | 'md' | 'lg' | 'xl' | 'full';
  /** `'alertdialog'` for a question that interrupts, such as whether to delete: its body is read out at once, and a press outside does not close it. Default: `'dialog'`. */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes it. Escape always does. Default: `true`, for an alert dialog `false`. */
  isDismissable?: boolean;
  /** `DialogHeader`, which names the dialog, `DialogBody` and, if need be, `DialogFooter`. Without a header give an `aria-label`. */
  children: ReactNode;
}

/**
 * A question or a task over the page, which waits for it. The focus moves into it and, when it closes, back to where it was;
 * the page behind is inert and does not scroll.
 */
export function Dialog({
  isOpen,
  onOpenChange,
  size = 'md',
  role = 'dialog',
  isDismissable = role === 'dialog',
  children,
  ref,
  ...rest
}: DialogProps) {
  const { isPresent, context, dialogProps } = useModal({ isOpen, onOpenChange, isDismissable, ref });
  if (!isPresent) return null;
  const isAlert = role === 'alertdialog';
  return (
    <ModalContext value={context}>
      <Root
        aria-labelledby={rest['aria-label'] ? undefined : context.headingId}
        {...(isAlert && { role, 'aria-describedby': context.bodyId })}
        {...defined(rest)}
        {...dialogProps}
        data-size={size}
      >
        <Panel>{children}</Panel>
      </Root>
    </ModalContext>
  );
}

export interface DialogHeaderProps extends DomProps<HTMLDivElement> {
  /** The heading, which names the dialog to a screen reader. */
  title: ReactNode;
  /** Level of the heading. Default: 2. */
  level?: 1 | 2 | 3 | 4 | 5 | 6;
  /** Whether it has a close button. Without one the footer must have a button that closes. Default: `true`. */
  hasCloseButton?: boolean;
  /** Name of the close button. Default: `'Close'`. */
  closeLabel?: string;
}

/** The dialog's heading and its close button. It stays while the body scrolls. */
export function DialogHeader({ title, level = 2, hasCloseButton = true, closeLabel, ...rest }: DialogHeaderProps) {
  const { headingId, close } = useModalPart('DialogHeader', 'Dialog');
  const messages = useMessages();
  return (
    <Header {...defined(rest)}>
      <Heading id={headingId} level={level} size="lg">
        {title}
      </Heading>
      {hasCloseButton && (
        <IconButton
          aria-label={closeLabel ?? messages.close}
          icon={<XIcon size={20} strokeWidth={1.5} aria-hidden="true" />}
          onPress={close}
        />
      )}
    </Header>
  );
}

export interface DialogPartProps extends Omit<DomProps<HTMLDivElement>, 'id'> {
  children?: ReactNode;
}

/** What it is about; the part that scrolls. */
export function DialogBody({ children, ...rest }: DialogPartProps) {
  const { bodyId } = useModalPart('DialogBody', 'Dialog');
  return (
    <Body {...defined(rest)} id={bodyId}>
      {children}
    </Body>
  );
}

/** The actions, the main one last. It stays in sight below the body. */
export function DialogFooter({ children, ...rest }: DialogPartProps) {
  useModalPart('DialogFooter', 'Dialog');
  return <Footer {...defined(rest)}>{children}</Footer>;
}
