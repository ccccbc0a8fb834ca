'use client';
import { Button } from '@vitrine/components';
import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useShop } from '../shop/ShopProvider.js';

export interface SubmitButtonProps {
  /** Whether the form is being sent. */
  isLoading: boolean;
  /** Whether it stays enabled while a required field is empty. A press then shows what is missing. Default: `false`. */
  isPressableUnfilled?: boolean;
  /** Whether the form takes no input at the moment. Default: `false`. */
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * Sends the form around it. It is `aria-disabled` while a required field of the form is empty, unless `isPressableUnfilled`, and shows
 * 'Submitting...' while the form is being sent.
 */
export function SubmitButton({
  isLoading,
  isPressableUnfilled = false,
  isDisabled = false,
  children,
}: SubmitButtonProps) {
  const { messages } = useShop();
  const button = useRef<HTMLButtonElement>(null);
  const isFilled = useIsFilled(button);
  return (
    <Button
      ref={button}
      type="submit"
      isDisabled={isDisabled}
      // It keeps the focus, and a press shows what is missing.
      {...(!isPressableUnfilled && !isFilled && !isLoading && { 'aria-disabled': true })}
      isLoading={isLoading}
      loadingLabel={messages.submitting}
    >
      {children}
    </Button>
  );
}

/** Whether all required fields of its form have values. Before scripts run, this is true, since nothing can check it. */
function useIsFilled(button: RefObject<HTMLButtonElement | null>): boolean {
  const subscribe = (listener: () => void) => {
    const form = button.current?.form;
    const events = ['input', 'change', 'reset'];
    // The browser empties the fields after the event.
    const onEvent = ({ type }: Event) => (type === 'reset' ? queueMicrotask(listener) : listener());
    for (const event of events) form?.addEventListener(event, onEvent);
    return () => {
      for (const event of events) form?.removeEventListener(event, onEvent);
    };
  };
  const read = () => {
    const form = button.current?.form;
    return !form || [...form.elements].every(isFilledIn);
  };
  return useSyncExternalStore(subscribe, read, () => true);
}

function isFilledIn(element: Element): boolean {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  if (!isField) return true;
  // Spaces count in a password.
  const value = element.type === 'password' ? element.value : element.value.trim();
  // Browsers hide autofilled passwords from scripts until the first interaction with the page.
  return !element.required || value !== '' || element.matches(':autofill');
}
