import { useState, type ReactNode } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { HStack } from '../HStack/HStack.js';
import { Text } from '../Text/Text.js';
import { VStack } from '../VStack/VStack.js';

interface ModalState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface ModalPageProps extends Partial<Pick<ModalState, 'onOpenChange'>> {
  /** What stands on the button that opens it. */
  opener: string;
  /** The drawer or dialog. */
  children: (state: ModalState) => ReactNode;
}

/** A page long enough to scroll, with a button that opens what lies over it. */
export function ModalPage({ opener, onOpenChange, children }: ModalPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <VStack>
      <HStack>
        <Button onPress={() => setOpen(true)}>{opener}</Button>
      </HStack>
      {Array.from({ length: 30 }, (_, index) => (
        <Text key={index}>The page behind, line {index + 1}.</Text>
      ))}
      {children({
        isOpen,
        onOpenChange: (open) => {
          setOpen(open);
          onOpenChange?.(open);
        },
      })}
    </VStack>
  );
}

export type Canvas = ReturnType<typeof within>;
type Press = (element: Element) => Promise<void>;

/** Waits for the motion to end, so that what follows sees it where it stays. */
export const settled = (element: HTMLElement) =>
  waitFor(() => expect(element.getAnimations({ subtree: true })).toHaveLength(0));

/** Presses the button that opens it, and returns it when it has arrived. */
export async function openModal(canvas: Canvas, press: Press, opener: string, role = 'dialog') {
  await press(canvas.getByRole('button', { name: opener }));
  const modal = await canvas.findByRole(role);
  await settled(modal);
  return modal;
}

/** Whether all else on the page is inert: neither the pointer, nor Tab, nor a screen reader comes to it. */
export const isAlone = (modal: Element, opener: Element) =>
  !modal.closest('[inert]') && opener.closest('[inert]') !== null;

/** The scrim around a modal, which a press outside meets. */
export const scrimOf = (modal: Element) => modal.parentElement!;

export const modalClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
