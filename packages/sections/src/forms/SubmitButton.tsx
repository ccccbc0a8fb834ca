'use client';
import { Button } from '@vitrine/components';
import { useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useShop } from '../shop/ShopProvider.js';

export interface SubmitButtonProps {
  /** The form is on its way. */
  isLoading: boolean;
  /**
   * Stays pressable while a required field is empty: pressed, the form says what is missing. Default: `false`.
   */
  isPressableUnfilled?: boolean;
  /** The form takes nothing at the moment. Default: `false`. */
  isDisabled?: boolean;
  children: ReactNode;
}

/**
 * Sends the form that it stands in. It is `aria-disabled` while a required field of the form is empty, unless `isPressableUnfilled`, and reads
 * 'Submitting...' while the form is on its way.
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
      // It keeps the focus: a press says what is missing.
      {...(!isPressableUnfilled && !isFilled && !isLoading && { 'aria-disabled': true })}
      isLoading={isLoading}
      loadingLabel={messages.submitting}
    >
      {children}
    </Button>
  );
}

/** Whether all that its form asks for is filled in. Before scripts run it counts as filled in: nothing could tell otherwise. */
function useIsFilled(button: RefObject<HTMLButtonElement | null>): boolean {
  const subscribe = (listener: () => void) => {
    const form = button.current?.form;
    const events = ['input', 'change', 'reset'];
    // Emptied only after the event.
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
  // Of a password, spaces are a part.
  const value = element.type === 'password' ? element.value : element.value.trim();
  // What a password manager has filled in is kept from scripts until the page is used.
  return !element.required || value !== '' || element.matches(':autofill');
}
