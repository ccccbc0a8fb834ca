'use client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { toneIcons } from '../Alert/Alert.js';
import { XIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { fill } from '../internal/fill.js';
import { useHeard } from '../internal/useHeard.js';
import { useMessages } from '../MessagesProvider/MessagesProvider.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { Action, Close, Content, Item, Items, Region, Title } from './Toast.styles.js';
import { toastQueue, type Toast, type ToastQueue } from './toastQueue.js';
import { useTopDialog } from './useTopDialog.js';

export interface ToastRegionProps extends Omit<DomProps<HTMLElement>, 'ref'> {
  /** Whose toasts show. Default: `toastQueue`, to which anything may add. */
  queue?: ToastQueue;
  /** Name of the landmark. Default: 'Notifications'. */
  'aria-label'?: string;
}

const none: readonly Toast[] = [];

/**
 * Where toasts show, once on a page, in its layout. F6 moves the focus to them and back. While a drawer or a dialog is open they are
 * in it, since all else can be neither used nor heard.
 */
export function ToastRegion({ queue = toastQueue, ...rest }: ToastRegionProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.visible, () => none);
  const dialog = useTopDialog();
  // Kept here, so that moving into a dialog and out of it repeats nothing.
  const [heard, setHeard] = useState(0);
  const region = (
    <Notices
      key={dialog ? 'dialog' : 'page'}
      {...rest}
      queue={queue}
      toasts={toasts}
      unheard={toasts.filter(({ order }) => order > heard)}
      onHeard={setHeard}
    />
  );
  return dialog ? createPortal(region, dialog) : region;
}

interface NoticesProps extends Omit<ToastRegionProps, 'queue'> {
  queue: ToastQueue;
  toasts: readonly Toast[];
  unheard: readonly Toast[];
  /** Called with the order of the last toast that was read out. */
  onHeard: (order: number) => void;
}

function Notices({ queue, toasts, unheard, onHeard, ...rest }: NoticesProps) {
  const messages = useMessages();
  const region = useRef<HTMLElement>(null);
  const focus = useFocusKept(region, toasts);
  useF6(region, focus.giveBack);
  usePauseWhileHidden(queue);
  const spoken = useAnnouncement(unheard, onHeard);
  const isEmpty = toasts.length === 0;
  // Nothing tells that the pointer or the focus has left what was taken away.
  useEffect(() => {
    if (isEmpty) for (const reason of ['hover', 'focus']) queue.resume(reason);
  }, [isEmpty, queue]);

  return (
    <>
      {/* Apart from the toasts, so that their buttons are not read out with them, and there before they are. */}
      <VisuallyHidden role="status">{spoken && !spoken.isUrgent && <Said {...spoken} />}</VisuallyHidden>
      <VisuallyHidden role="alert">{spoken?.isUrgent && <Said {...spoken} />}</VisuallyHidden>
      {!isEmpty && (
        <Region
          {...defined({ 'aria-label': messages.notifications, ...rest })}
          ref={region}
          tabIndex={-1}
          onPointerEnter={() => queue.pause('hover')}
          onPointerLeave={() => queue.resume('hover')}
          onFocus={(event) => {
            queue.pause('focus');
            focus.onFocus(event);
          }}
          onBlur={(event) => {
            if (event.currentTarget.contains(event.relatedTarget)) return;
            queue.resume('focus');
            focus.onLeave();
          }}
        >
          <Items role="list">
            {toasts.map((toast) => (
              <ToastItem key={toast.id} toast={toast} onClose={() => queue.close(toast.id)} />
            ))}
          </Items>
        </Region>
      )}
    </>
  );
}

function ToastItem({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const messages = useMessages();
  const Icon = toneIcons[toast.tone];
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The drawer that it may be in stays open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  const act = () => {
    toast.action?.onPress();
    onClose();
  };
  return (
    // Keys of the buttons within: the toast itself takes no focus.
    <Item data-tone={toast.tone} onKeyDown={onKeyDown}>
      <Icon aria-hidden="true" />
      <Content>
        <VisuallyHidden>{`${messages[toast.tone]}: `}</VisuallyHidden>
        <Title>{toast.title}</Title>
        {toast.description && <p>{toast.description}</p>}
      </Content>
      <Close
        type="button"
        aria-label={fill(messages.dismiss, { label: toast.title })}
        data-close={toast.id}
        onClick={onClose}
      >
        <XIcon aria-hidden="true" />
      </Close>
      {toast.action && (
        <Action type="button" onClick={act}>
          {toast.action.label}
        </Action>
      )}
    </Item>
  );
}

/**
 * When the toast that has the focus goes, by a key, by code or by its clock, the focus moves on to the next one, or, after the last, back
 * to where it came from.
 */
function useFocusKept(region: RefObject<HTMLElement | null>, toasts: readonly Toast[]) {
  const whence = useRef<HTMLElement>(undefined);
  // The toast that has it, '' for the region itself. Nothing tells that the focus has left what was taken away.
  const holder = useRef<string>(undefined);
  const shownBefore = useRef(toasts);
  const giveBack = useCallback(() => {
    if (whence.current?.isConnected) whence.current.focus();
  }, []);

  useLayoutEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = toasts;
    if (holder.current === undefined || !isNowhere(document.activeElement)) return;
    const after = before.slice(before.findIndex(({ id }) => id === holder.current) + 1);
    const next = after.find((toast) => toasts.includes(toast)) ?? toasts.at(-1);
    holder.current = undefined;
    if (next) region.current?.querySelector<HTMLElement>(`[data-close='${next.id}']`)?.focus();
    else giveBack();
  }, [region, toasts, giveBack]);

  return {
    giveBack,
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent) => {
      holder.current = target.closest('li')?.querySelector<HTMLElement>('[data-close]')?.dataset.close ?? '';
      if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
        whence.current = relatedTarget;
    },
    onLeave: () => {
      holder.current = undefined;
    },
  };
}

const isNowhere = (focused: Element | null) => !focused || focused === document.body;

/** F6, as browsers and react-aria move between the parts of a page: to the toasts, and back. */
function useF6(region: RefObject<HTMLElement | null>, giveBack: () => void) {
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const element = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (element.contains(document.activeElement)) giveBack();
      else element.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, giveBack]);
}

/** What nobody can see must not run out. */
function usePauseWhileHidden(queue: ToastQueue) {
  useEffect(() => {
    const follow = () => (document.hidden ? queue.pause('hidden') : queue.resume('hidden'));
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      for (const reason of ['hidden', 'hover', 'focus']) queue.resume(reason);
    };
  }, [queue]);
}

interface Announcement {
  text: string;
  order: number;
  isUrgent: boolean;
}

/** A new element for each text: the same text a second time is news too. */
function Said({ text, order }: Announcement) {
  return <span key={order}>{text}</span>;
}

/** What the new toasts say, a moment later: screen readers hear what changes in a live region, not what comes with it. */
function useAnnouncement(unheard: readonly Toast[], onHeard: (order: number) => void): Announcement | undefined {
  const messages = useMessages();
  const [spoken, setSpoken] = useState<Announcement>();
  const text = unheard
    .map(({ tone, title, description }) => `${messages[tone]}: ${[title, description].filter(Boolean).join('. ')}`)
    .join('. ');
  const order = unheard.at(-1)?.order;
  const isUrgent = unheard.some(({ tone }) => tone === 'error');
  useEffect(() => {
    if (order === undefined) return;
    const timer = setTimeout(() => {
      setSpoken({ text, order, isUrgent });
      onHeard(order);
    }, 100);
    return () => clearTimeout(timer);
  }, [text, order, isUrgent, onHeard]);
  useHeard(spoken, () => setSpoken(undefined));
  return spoken;
}
