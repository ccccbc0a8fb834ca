'use client';
import { Button } from '@vitrine/components';
import { useEffect, useId, useRef, useState } from 'react';
import { ForeignWords } from '../ForeignWords/ForeignWords.js';
import { useShop } from '../shop/ShopProvider.js';
import { Lines, Root, Words } from './ProductTitle.styles.js';

/**
 * A product's title on at most three lines. A longer one has a button that shows all of it: a reader's own text spacing may move words to a
 * fourth line. Without scripts the title shows in full.
 */
export function ProductTitle({ children }: { children: string }) {
  const { messages } = useShop();
  const id = useId();
  const lines = useRef<HTMLSpanElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen || !lines.current || !words.current) return;
    const box = lines.current;
    const observer = new ResizeObserver(() => setLong(box.scrollHeight > box.clientHeight + 1));
    // The words have a box of their own: it grows with them while the lines keep their height.
    observer.observe(words.current);
    observer.observe(box);
    return () => observer.disconnect();
  }, [isOpen]);

  return (
    <Root>
      <Lines ref={lines} id={id} data-open={isOpen || undefined}>
        <Words ref={words}>
          <ForeignWords>{children}</ForeignWords>
        </Words>
      </Lines>
      {isLong && (
        <Button variant="link" aria-expanded={isOpen} aria-controls={id} onPress={() => setOpen(!isOpen)}>
          {isOpen ? messages.lessOfTitle : messages.wholeTitle}
        </Button>
      )}
    </Root>
  );
}
