'use client';
import { useState } from 'react';
import { clamp } from '../internal/clamp.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, stateOfIndex, stateOfOverlay } from '../internal/mistakes.js';
import { Modal } from '../internal/Modal.js';
import type { TriggerOf } from '../internal/Trigger.js';
import type { OpenProps, TriggerProps } from '../internal/useTrigger.js';
import { Panel } from './Gallery.styles.js';
import { GalleryBody } from './GalleryBody.js';
import type { GalleryItem } from './item.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface GalleryProps extends OpenProps, Omit<DomProps<HTMLDivElement>, 'role'> {
  /** The name of the gallery: 'Pictures of the Touring Bicycle' */
  'aria-label': string;
  /** The pictures in order. With thumbnails for all of them, a row of thumbnails is below. */
  items: readonly GalleryItem[];
  /** Index of the visible picture, from 0 (controlled). */
  index?: number;
  /** The initial picture (uncontrolled). Default: 0. */
  defaultIndex?: number;
  /** Called with the index of the picture to show, after any kind of input. */
  onIndexChange?: (index: number) => void;
  /** The button that opens it. Default: none; `isOpen` opens it. */
  trigger?: TriggerOf<TriggerProps>;
}

/**
 * Pictures over the whole screen. Arrow keys and swipes move between them; a press, a pinch, the wheel, plus and minus enlarge one, which a
 * drag or the arrow keys then move. Escape, the back gesture and its button close it.
 */
export function Gallery({ items, index: givenIndex, defaultIndex = 0, onIndexChange, ...rest }: GalleryProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('Gallery', rest, stateOfOverlay);
    checkControlled('Gallery', { ...rest, index: givenIndex, onIndexChange }, stateOfIndex);
  }
  const [ownIndex, setOwnIndex] = useState(defaultIndex);
  const index = clamp(givenIndex ?? ownIndex, 0, items.length - 1);
  const goTo = (next: number) => {
    setOwnIndex(next);
    onIndexChange?.(next);
  };
  return (
    <Modal {...rest} as={Panel} data-size="full" isDismissable={false}>
      <GalleryBody items={items} index={index} onIndexChange={goTo} />
    </Modal>
  );
}
