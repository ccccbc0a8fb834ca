import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  type ToggleEvent,
} from 'react';
import { keepPosition, type Placement } from './position.js';

/** What opens and closes: the caller's (`isOpen`), or its own. */
export interface OpenProps {
  /** Whether it is open, when that is the caller's to say. Follow `onOpenChange`: the browser closes it on its own. */
  isOpen?: boolean;
  /** Whether it is open at first, when that is not the caller's. Default: `false`. */
  defaultOpen?: boolean;
  /** Called when it has opened or closed: by its trigger, Escape, or a press outside. */
  onOpenChange?: (isOpen: boolean) => void;
}

/** For the button that opens something; `Button` and `IconButton` take them all. */
export interface TriggerProps {
  ref: Ref<HTMLButtonElement>;
  id: string;
  /** The browser opens by this id also before scripts have loaded. */
  popoverTarget: string;
  'aria-expanded': boolean;
}

interface PopoverOptions extends OpenProps {
  placement: Placement;
  /** Between trigger and popover, in px. */
  gap: number;
  /** After it has opened: where the focus goes. */
  onShow?: (panel: HTMLElement) => void;
}

/**
 * The browser's own popover: it lies above everything, closes on a press outside and on Escape, and only one is open at a
 * time but for those inside it. This keeps it in its place, its state in React, and gives the focus back to the trigger.
 */
export function usePopover({ isOpen: controlled, defaultOpen = false, onOpenChange, ...options }: PopoverOptions) {
  const panelId = useId();
  const triggerId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(defaultOpen);
  const isOpen = controlled ?? own;
  const place = usePlace(trigger, panel, options);
  const hadFocus = useRef(false);
  useShown(trigger, panel, isOpen, setOwn);

  // React lets the events of a popover inside this one bubble.
  const onBeforeToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const opens = event.newState === 'open';
    place(opens);
    if (!opens) hadFocus.current = event.currentTarget.contains(document.activeElement);
  };
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const opened = event.newState === 'open';
    setOwn(opened);
    if (opened !== isOpen) onOpenChange?.(opened);
    if (opened) options.onShow?.(event.currentTarget);
    else if (hadFocus.current && isNowhere(document.activeElement, event.currentTarget)) trigger.current?.focus();
  };
  // As a key, so that a drawer around it does not hear it too.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const close = () => {
    if (!panel.current?.matches(':popover-open')) return;
    panel.current.hidePopover();
    trigger.current?.focus();
  };

  const triggerProps: TriggerProps = {
    ref: trigger,
    id: triggerId,
    popoverTarget: panelId,
    'aria-expanded': isOpen,
  };
  const panelProps = {
    ref: panel,
    id: panelId,
    popover: 'auto' as const,
    onBeforeToggle,
    onToggle,
    onKeyDown,
  };
  return { isOpen, close, triggerProps, panelProps };
}

const isNowhere = (focused: Element | null, panel: Element) =>
  !focused || focused === document.body || panel.contains(focused);

/** Starts and stops to keep the popover in its place. */
function usePlace(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { placement, gap }: PopoverOptions,
) {
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (starts: boolean) => {
    stop.current?.();
    stop.current =
      starts && trigger.current && panel.current
        ? keepPosition(trigger.current, panel.current, { placement, gap })
        : undefined;
  };
}

/** Shows and hides it as the state says. What the shopper has opened before scripts came stays open. */
function useShown(
  trigger: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: (isOpen: boolean) => void,
) {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) onFound(true);
  }, [panel, onFound]);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const isShown = element.matches(':popover-open');
    if (isOpen && !isShown) element.showPopover({ source: trigger.current ?? undefined });
    if (!isOpen && wasOpen.current && isShown) element.hidePopover();
    wasOpen.current = isOpen;
  }, [trigger, panel, isOpen]);
}
