'use client';
import { useLayoutEffect, useRef } from 'react';
import { getFocusableTreeWalker } from 'react-aria/private/focus/FocusScope';
import type { ButtonProps } from '../Button/Button.js';
import { IconButton } from '../IconButton/IconButton.js';
import { XIcon } from '../icons/icons.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';

export interface AlertCloseButtonProps extends Pick<ButtonProps, 'className' | 'style'> {
  /** Its name. Default: 'Close'. */
  'aria-label'?: string;
  /** Called by a press. Remove the alert. */
  onPress: () => void;
}

/**
 * For an alert's `action`: closes it. When the alert goes, by this button or otherwise, and has the focus, that moves on to what comes
 * after it, or else to what stands before.
 */
export function AlertCloseButton(props: AlertCloseButtonProps) {
  const messages = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const alert = button.current?.closest('[data-tone]');
    // It still stands in the page when this is called.
    return () => {
      if (alert?.contains(document.activeElement)) focusableBeside(alert)?.focus();
    };
  }, []);
  return <IconButton aria-label={messages.close} size="sm" icon={<XIcon />} {...props} ref={button} />;
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
