'use client';
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { Overlay } from 'react-aria/Overlay';
import { useTooltip, useTooltipTrigger } from 'react-aria/useTooltipTrigger';
import { useTooltipTriggerState, type TooltipTriggerState } from 'react-stately/useTooltipTriggerState';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, stateOfOverlay } from '../internal/mistakes.js';
import { keepPosition, type Placement } from '../internal/position.js';
import { Trigger, type TriggerOf } from '../internal/Trigger.js';
import { useOwnRef } from '../internal/useOwnRef.js';
import { Bubble } from './Tooltip.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

/** Props for the trigger: `Button`, `IconButton`, `Link` and `ButtonLink` take them all, and so does any element. */
interface TooltipTriggerProps {
  ref: (element: Element | null) => void;
  'aria-describedby'?: string;
  onFocus: (event: FocusEvent<Element>) => void;
  onBlur: (event: FocusEvent<Element>) => void;
  onKeyDown: (event: KeyboardEvent<Element>) => void;
  onPointerEnter: (event: PointerEvent<Element>) => void;
  onPointerLeave: (event: PointerEvent<Element>) => void;
  onPointerDown: (event: PointerEvent<Element>) => void;
}

export interface TooltipProps extends Omit<DomProps<HTMLSpanElement>, 'id' | 'role'> {
  /** A few words, without controls. Screen readers announce them after the trigger's name. */
  content: ReactNode;
  /** The trigger: a `Button`, an `IconButton`, or, in a client component, a `Link` or `ButtonLink`; or a function that spreads the props on another focusable element. */
  trigger: TriggerOf<TooltipTriggerProps>;
  /** The side of the trigger. Without room, the tooltip shows on the other side. Default: `'top'`. */
  placement?: Placement;
  /** Distance between trigger and tooltip, in px. Default: 6, and 10 with an arrow. */
  gap?: number;
  /**
   * Whether an arrow at its edge points at the trigger. Default: `false`.
   * @selector [data-arrow]
   */
  hasArrow?: boolean;
  /** Time that the pointer rests before it shows, in ms. With the keyboard, and shortly after another tooltip, it shows at once. Default: 600. */
  delay?: number;
  /** Time that it stays after the pointer has left, in ms. The pointer can move onto it meanwhile. Default: 150. */
  closeDelay?: number;
  /** Whether it never shows and does not describe its trigger. Default: `false`. */
  isDisabled?: boolean;
  /** Whether it shows (controlled). Update it in `onOpenChange`. */
  isOpen?: boolean;
  /** Whether it shows initially (uncontrolled). Default: `false`. */
  defaultOpen?: boolean;
  /** Called with the new state when it shows or hides. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * A hint beside a control while the pointer rests on it or it has the keyboard focus. It does not show on touch screens: put essential
 * information on the page.
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
  isOpen,
  defaultOpen = false,
  onOpenChange,
  ...rest
}: TooltipProps) {
  if (process.env.NODE_ENV !== 'production')
    checkControlled('Tooltip', { label: content, isOpen, onOpenChange, isDisabled }, stateOfOverlay);
  const { state, anchor, triggerProps, tooltipProps } = useHint({
    delay,
    closeDelay,
    isDisabled,
    isOpen,
    defaultOpen,
    onOpenChange,
  });
  return (
    <Trigger trigger={trigger} props={triggerProps}>
      {!isDisabled &&
        (state.isOpen ? (
          <Overlay disableFocusManagement>
            <Hint {...rest} {...tooltipProps} {...{ state, anchor, placement, gap, hasArrow, content }} />
          </Overlay>
        ) : (
          <span {...tooltipProps} hidden>
            {content}
          </span>
        ))}
    </Trigger>
  );
}

type Timing = Pick<TooltipProps, 'delay' | 'closeDelay' | 'isDisabled' | 'isOpen' | 'defaultOpen' | 'onOpenChange'>;

function useHint({ isDisabled = false, ...timing }: Timing) {
  const anchor = useRef<HTMLElement>(null);
  const state = useTooltipTriggerState(defined(timing));
  const { triggerProps, tooltipProps } = useTooltipTrigger({ isDisabled }, state, anchor);
  const ref = useCallback((element: Element | null) => {
    anchor.current = element as HTMLElement | null;
  }, []);
  // Always set, not only while it shows as in the hook, so that screen readers on touch screens announce it as well.
  const described = { ...triggerProps, 'aria-describedby': isDisabled ? undefined : tooltipProps.id };
  return {
    state,
    anchor,
    triggerProps: { ...(defined(described) as TooltipTriggerProps), ref },
    tooltipProps,
  };
}

interface HintProps extends DomProps<HTMLSpanElement> {
  state: TooltipTriggerState;
  anchor: RefObject<Element | null>;
  placement: Placement;
  gap: number;
  hasArrow: boolean;
  content: ReactNode;
  ref?: Ref<HTMLSpanElement>;
}

function Hint({ state, anchor, placement, gap, hasArrow, content, ref, ...rest }: HintProps) {
  const bubble = useOwnRef(ref);
  const { tooltipProps } = useTooltip({}, state);
  useLayoutEffect(() => {
    if (anchor.current && bubble.current) return keepPosition(anchor.current, bubble.current, { placement, gap });
  }, [anchor, bubble, placement, gap]);
  return (
    <Bubble
      {...defined(mergeProps(rest, tooltipProps))}
      ref={bubble}
      // A drawer around the trigger makes everything else inert, except elements with this attribute.
      data-react-aria-top-layer
      data-arrow={hasArrow ? '' : undefined}
    >
      {content}
    </Bubble>
  );
}
