import { useEffect, useState, type ReactNode } from 'react';
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

/** The part of a drawer or dialog that scrolls. While its content overflows, Tab reaches it: Safari's arrow keys scroll only the focused element. */
export function ModalBody({ part, children, ref, ...rest }: OwnProps) {
  const body = useOwnRef(ref);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const look = () => setScrolls(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(look);
    for (const seen of [element, ...element.children]) observer.observe(seen);
    return () => observer.disconnect();
  });
  const stop = scrolls && {
    tabIndex: 0,
    role: 'group',
    'aria-labelledby': rest['aria-label'] ? undefined : part.titleProps.id,
  };
  return (
    <Body {...defined({ ...stop, ...part.contentProps, ...rest })} ref={body}>
      {children}
    </Body>
  );
}
