import { things } from '@vitrine/story-kit/samples';
import { Fragment, useState, type ReactNode } from 'react';
import { expect, waitFor, type within } from 'storybook/test';
import { Button } from '../Button/Button.js';
import { Grid } from '../Grid/Grid.js';
import { Heading } from '../Heading/Heading.js';
import { HStack } from '../HStack/HStack.js';
import { VStack } from '../VStack/VStack.js';

interface ModalState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface ModalPageProps extends Partial<Pick<ModalState, 'onOpenChange'>> {
  /** The text of the button that opens it. */
  opener: string;
  /** The drawer or dialog. */
  children: (state: ModalState) => ReactNode;
}

const aisles = ['Bikes', 'Tools', 'Kitchen', 'Parts'];

/** A page long enough to scroll, with a button that opens the drawer or dialog. */
export function ModalPage({ opener, onOpenChange, children }: ModalPageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <VStack>
      <HStack>
        <Button onPress={() => setOpen(true)}>{opener}</Button>
      </HStack>
      <Heading level={1}>Made to be mended</Heading>
      {aisles.map((aisle) => (
        <Fragment key={aisle}>
          <Heading level={2}>{aisle}</Heading>
          <Grid minColumnWidth="8rem">{things}</Grid>
        </Fragment>
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

/** Waits for the end of the motion, so that the element is in its final place. */
export const settled = (element: HTMLElement) =>
  waitFor(() => expect(element.getAnimations({ subtree: true })).toHaveLength(0));

/** Presses the button that opens a modal, and returns the modal after its motion. */
export async function openModal(canvas: Canvas, press: Press, opener: string, role = 'dialog') {
  await press(canvas.getByRole('button', { name: opener }));
  const modal = await canvas.findByRole(role);
  await settled(modal);
  return modal;
}

/** Returns whether everything else on the page is inert: no pointer, Tab or screen reader reaches it. */
export const isAlone = (modal: Element, opener: Element) =>
  !modal.closest('[inert]') && opener.closest('[inert]') !== null;

/** Returns the scrim around a modal, which receives a press outside. */
export const scrimOf = (modal: Element) => modal.parentElement!;

export const modalClosed = (canvas: Canvas) => waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
