import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { defined } from './defined.js';
import type { DomProps } from './dom.js';
import { Body } from './modal.styles.js';
import type { ModalPart } from './ModalContext.js';
import { useOwnRef } from './useOwnRef.js';

export interface ModalBodyProps extends DomProps<HTMLDivElement> {
  children?: ReactNode;
}

interface OwnProps extends ModalBodyProps {
  part: ModalPart;
}

/**
 * The part of a drawer or dialog that scrolls. While its content overflows, Tab reaches it: Safari's arrow keys scroll only the focused
 * element. If its height shrinks, for example because the footer grows, the focused element stays in view. It scrolls to what a press opens.
 */
export function ModalBody({ part, children, ref, ...rest }: OwnProps) {
  const body = useOwnRef(ref);
  const [scrolls, setScrolls] = useState(false);
  // The observer first looks in the next frame. The focused element is taken to be in view before: an effect that reads the height would compute
  // the layout a second time.
  const lastHeight = useRef(Infinity);
  // The `<details>` of the last press, until the next input.
  const pressed = useRef<HTMLDetailsElement>(null);
  const forget = () => {
    pressed.current = null;
  };
  const remember = ({ target }: MouseEvent) => {
    pressed.current = (target as Element).closest('summary')?.closest('details') ?? null;
  };
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => {
      setScrolls(element.scrollHeight > element.clientHeight + 1);
      keepFocusInView(element, lastHeight.current);
      // It grows in steps, and browsers report no end of that motion.
      if (pressed.current?.open) pressed.current.scrollIntoView({ block: 'nearest' });
      lastHeight.current = element.clientHeight;
    };
    const observer = new ResizeObserver(look);
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  });
  const stop = scrolls && {
    tabIndex: 0,
    'aria-labelledby': rest['aria-label'] ? undefined : part.titleProps.id,
  };
  return (
    // Another role would make Firefox replace everything inside of it for screen readers, which then read it all again.
    <Body
      role="group"
      {...defined({ ...stop, ...part.contentProps, ...rest })}
      ref={body}
      onPointerDownCapture={forget}
      onKeyDownCapture={forget}
      onWheelCapture={forget}
      onClick={remember}
    >
      {children}
    </Body>
  );
}

/** Scrolls to the focused element if it was in view at the last height and is not any more. */
function keepFocusInView(body: HTMLElement, lastHeight: number) {
  const focused = document.activeElement;
  if (!focused || focused === body || !body.contains(focused)) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const start = body.getBoundingClientRect().top;
  const wasInView = bottom > start && top < start + lastHeight;
  if (wasInView && bottom > start + body.clientHeight) focused.scrollIntoView({ block: 'nearest' });
}
