'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useUNSAFE_PortalContext as usePortalContext } from 'react-aria/PortalProvider';
import { useIsSSR } from 'react-aria/SSRProvider';
import { usePress } from 'react-aria/usePress';
import { useToast, useToastRegion } from 'react-aria/useToast';
import { createPortal } from 'react-dom';
import { useToastQueue, type QueuedToast, type ToastState } from 'react-stately/useToastState';
import { toneIcons } from '../Alert/Alert.js';
import { XIcon } from '../icons/icons.js';
import { announce } from '../internal/announce.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/formatMessage.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Action, Close, Content, Item, Items, Region, Title } from './Toast.styles.js';
import { toastQueue, type Toast, type ToastQueue } from './toastQueue.js';
import { useClearOfFocus } from './useClearOfFocus.js';

export interface ToastRegionProps extends Omit<DomProps<HTMLElement>, 'ref' | 'role'> {
  /** The queue whose toasts show. Default: `toastQueue`, to which any code may add. */
  queue?: ToastQueue;
  /** Name of the landmark. Default: 'Notifications'. */
  'aria-label'?: string;
}

type Shown = readonly QueuedToast<Toast>[];

/**
 * The place where toasts show. Render it once per page, in the layout. F6 moves the focus to the toasts and back. They stay usable and
 * audible while a drawer or a dialog is open.
 */
export function ToastRegion({ queue = toastQueue, ...rest }: ToastRegionProps) {
  const state = useToastQueue(queue.source);
  const { getContainer } = usePortalContext();
  const isServer = useIsSSR();
  useAnnouncements(state.visibleToasts);
  if (isServer || state.visibleToasts.length === 0) return null;
  return createPortal(<Notices {...rest} state={state} />, getContainer?.() ?? document.body);
}

function Notices({ state, ...rest }: Omit<ToastRegionProps, 'queue'> & { state: ToastState<Toast> }) {
  const messages = useMessages();
  const region = useRef<HTMLElement>(null);
  const { visibleToasts, close } = state;
  const clocks = useClocks(state);
  const label = rest['aria-label'] ?? messages.notifications;
  const { regionProps } = useToastRegion({ 'aria-label': label }, clocks, region);
  const focusProps = useWayBack(region, visibleToasts);
  const side = useClearOfFocus(region);
  useEscape(() => {
    if (visibleToasts[0]) close(visibleToasts[0].key);
  });

  return (
    <Region {...defined(mergeProps(rest, regionProps, focusProps))} ref={region} data-side={side}>
      <Items role="list">
        {visibleToasts.map((toast) => (
          <li key={toast.key}>
            <ToastItem toast={toast} state={clocks} />
          </li>
        ))}
      </Items>
    </Region>
  );
}

function ToastItem({ toast, state }: { toast: QueuedToast<Toast>; state: ToastState<Toast> }) {
  const messages = useMessages();
  const element = useRef<HTMLDivElement>(null);
  const { tone, title, description, action } = toast.content;
  const { toastProps, titleProps, descriptionProps, closeButtonProps } = useToast({ toast }, state, element);
  const close = () => state.close(toast.key);
  const Icon = toneIcons[tone];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <Item {...defined(toastProps)} ref={element} data-tone={tone} onKeyDown={onKeyDown}>
      <Icon aria-hidden="true" />
      {/* Without the hook's role `alert`: only some screen readers announce an alert that appears with its text. `useAnnouncements` announces the toast. */}
      <Content>
        <VisuallyHidden>{`${messages[tone]}: `}</VisuallyHidden>
        <Title {...titleProps}>{title}</Title>
        {description && <p {...descriptionProps}>{description}</p>}
      </Content>
      <PressTarget
        as={Close}
        {...closeButtonProps}
        aria-label={fill(messages.dismiss, { label: title })}
        onPress={close}
      >
        <XIcon aria-hidden="true" />
      </PressTarget>
      {action && (
        <PressTarget
          as={Action}
          onPress={() => {
            action.onPress();
            close();
          }}
        >
          {action.label}
        </PressTarget>
      )}
    </Item>
  );
}

interface PressTargetProps {
  as: ElementType;
  'aria-label'?: string;
  onPress: () => void;
  children: ReactNode;
}

function PressTarget({ as: As, ...rest }: PressTargetProps) {
  const { pressProps } = usePress(rest);
  return <As {...defined(pressProps)} type="button" />;
}

/** Announces each toast once, when it shows, in a live region that existed before: an error at once, others after the current speech. */
function useAnnouncements(toasts: Shown) {
  const messages = useMessages();
  const announced = useRef(new WeakSet<object>());
  useEffect(() => {
    for (const toast of toasts.toReversed()) {
      if (announced.current.has(toast)) continue;
      announced.current.add(toast);
      const { tone, title, description } = toast.content;
      const text = [title, description].filter(Boolean).join('. ');
      announce(`${messages[tone]}: ${text}`, tone === 'error' ? 'assertive' : 'polite');
    }
  }, [toasts, messages]);
}

/**
 * Stops the timers while the pointer or the focus is in the region, which the hook reports, and while the page is hidden. It also stops the
 * timer of a toast that is added meanwhile, which the hook does not do.
 */
function useClocks(state: ToastState<Toast>): ToastState<Toast> {
  const [isHeld, setHeld] = useState(false);
  const isHidden = useSyncExternalStore(followVisibility, () => document.hidden);
  const { visibleToasts, pauseAll, resumeAll } = state;
  const stop = useEffectEvent(pauseAll);
  const start = useEffectEvent(resumeAll);
  useEffect(() => {
    // Stops first: a timer that is started twice could not be stopped.
    stop();
    if (!isHeld && !isHidden) start();
  }, [isHeld, isHidden, visibleToasts]);
  return { ...state, pauseAll: () => setHeld(true), resumeAll: () => setHeld(false) };
}

function followVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Adds the behaviour that the hook lacks. F6 goes back to where the focus was, because the toasts may be the only landmark that the hook
 * knows. When the focused toast is removed, the next one gets the focus, even if toasts were added or removed while the focus was elsewhere.
 */
function useWayBack(region: RefObject<HTMLElement | null>, toasts: Shown) {
  const focusBefore = useRef<HTMLElement>(undefined);
  const holder = useRef<string>(undefined);
  const shownBefore = useRef(toasts);
  useEffect(() => {
    const element = region.current;
    const onNavigation = (event: Event) => {
      event.preventDefault();
      if (focusBefore.current?.isConnected) focusBefore.current.focus();
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    };
    element?.addEventListener('react-aria-landmark-navigation', onNavigation);
    return () => element?.removeEventListener('react-aria-landmark-navigation', onNavigation);
  }, [region]);
  useLayoutEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = toasts;
    const isLost = !document.activeElement || document.activeElement === document.body;
    if (!holder.current || !isLost) return;
    const after = before.slice(before.findIndex(({ key }) => key === holder.current) + 1);
    const next = after.find((toast) => toasts.includes(toast)) ?? toasts.at(-1);
    if (next) itemsOf(region.current)[toasts.indexOf(next)]?.focus();
  }, [region, toasts]);

  return {
    onKeyDown: (event: KeyboardEvent) => {
      // The browser's own F6 would move the focus to its URL bar.
      if (event.key === 'F6') event.preventDefault();
    },
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      holder.current = toasts[itemsOf(currentTarget).findIndex((item) => item.contains(target))]?.key;
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        focusBefore.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) holder.current = undefined;
    },
  };
}

const itemsOf = (region: Element | null) => [...(region?.querySelectorAll<HTMLElement>('[role=alertdialog]') ?? [])];

/** Handles Escape if nothing else does, wherever the focus is. */
function useEscape(onEscape: () => void) {
  const close = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
