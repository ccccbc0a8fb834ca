'use client';
import { useLayoutEffect } from 'react';
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import type { DomProps } from '../internal/dom.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';

export interface AlertCloseButtonProps extends Omit<DomProps<HTMLButtonElement>, 'role'> {
  /** The button's name. Default: 'Close'. */
  'aria-label'?: string | undefined;
  /** Called on a press. Remove the alert here. */
  onPress: () => void;
}

/**
 * Closes an alert; pass it as the alert's `action`. If the alert has the focus when it is removed, by this button or otherwise, the focus
 * moves to the next control on the page, or else to the previous one.
 */
export function AlertCloseButton({ 'aria-label': label, ref, ...rest }: AlertCloseButtonProps) {
  const messages = useMessages();
  const button = useOwnRef(ref);
  useLayoutEffect(() => {
    const alert = button.current?.closest('[data-tone]');
    // React runs this while the alert is still in the document.
    return () => {
      if (alert?.contains(document.activeElement)) focusableBeside(alert)?.focus();
    };
  }, [button]);
  return <IconButton {...rest} aria-label={label ?? messages.close} size="sm" icon={<XIcon />} ref={button} />;
}

function focusableBeside(element: Element): HTMLElement | null {
  const walker = getFocusableTreeWalker(document.body, { tabbable: true });
  walker.currentNode = element;
  let next = walker.nextNode();
  while (next && element.contains(next)) next = walker.nextNode();
  if (next) return next as HTMLElement;
  walker.currentNode = element;
  return walker.previousNode() as HTMLElement | null;
}
