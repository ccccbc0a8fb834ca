'use client';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { keepPosition, type Placement } from '../internal/position.js';
import { Anchor, Bubble } from './Tooltip.styles.js';

export interface TooltipProps extends Omit<DomProps<HTMLSpanElement>, 'id' | 'ref' | 'role'> {
  /** A few words, no controls. A screen reader hears them after the trigger's name. */
  content: ReactNode;
  /** What it belongs to, which must be focusable. Spread the props on it: `trigger={(props) => <IconButton {...props} … />}`. */
  trigger: (props: { 'aria-describedby': string }) => ReactNode;
  /** The side of the trigger. Where there is no room it goes to the other side. Default: `'top'`. */
  placement?: Placement;
  /** Between trigger and tooltip, in px. Default: 6, and 10 with an arrow. */
  gap?: number;
  /** A tip at its edge that points at the trigger. Default: `false`. */
  hasArrow?: boolean;
  /** How long the pointer rests before it shows, in ms. With the keyboard, and shortly after another tooltip, it shows at once. Default: 600. */
  delay?: number;
  /** How long it stays after the pointer has left, in ms; the pointer can move onto it meanwhile. Default: 150. */
  closeDelay?: number;
  /** Never shows. Default: `false`. */
  isDisabled?: boolean;
  /** Whether it shows at first. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when it shows or hides. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** When a tooltip was last seen: those beside it then show without delay. */
let lastShown = 0;
const warmTime = 500;

/**
 * A hint beside a control while the pointer rests on it or the keyboard is at it. It does not show on touch screens: what
 * must be known stands on the page.
 */
export function Tooltip({
  content,
  trigger,
  placement = 'top',
  hasArrow = false,
  gap = hasArrow ? 10 : 6,
  delay = 600,
  closeDelay = 150,
  isDisabled = false,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(defaultOpen);
  const isOpen = wanted && !isDisabled;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = (open: boolean) => {
    clearTimeout(timer.current);
    if (open === isOpen || (open && isDisabled)) return;
    if (!open) lastShown = Date.now();
    setWanted(open);
    onOpenChange?.(open);
  };
  const changeAfter = (open: boolean, time: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(open), time);
  };
  useShown(anchor, bubble, isOpen, { placement, gap });
  useEscape(isOpen, () => change(false));

  return (
    <Anchor
      {...defined(rest)}
      ref={anchor}
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        changeAfter(true, Date.now() - lastShown < warmTime ? 0 : delay);
      }}
      onPointerLeave={() => changeAfter(false, closeDelay)}
      // A control that is pressed has been understood.
      onPointerDown={() => change(false)}
      onFocus={({ target }: FocusEvent) => {
        if (target.matches(':focus-visible')) change(true);
      }}
      onBlur={() => change(false)}
    >
      {trigger({ 'aria-describedby': id })}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual" {...(hasArrow && { 'data-arrow': '' })}>
        {content}
      </Bubble>
    </Anchor>
  );
}

function useShown(
  anchor: { readonly current: HTMLElement | null },
  bubble: { readonly current: HTMLElement | null },
  isOpen: boolean,
  { placement, gap }: { placement: Placement; gap: number },
) {
  useLayoutEffect(() => {
    const [from, element] = [anchor.current, bubble.current];
    if (!isOpen || !from || !element) return;
    element.showPopover();
    const stop = keepPosition(from, element, { placement, gap });
    return () => {
      stop();
      element.hidePopover();
    };
  }, [anchor, bubble, isOpen, placement, gap]);
}

/** Escape hides it wherever the focus is, and nothing else: a dialog around it stays. */
function useEscape(isOpen: boolean, onEscape: () => void) {
  const latest = useRef(onEscape);
  useEffect(() => {
    latest.current = onEscape;
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [isOpen]);
}
