import { ToastQueue as Queue } from 'react-stately/useToastState';
import type { AlertTone } from '../Alert/Alert.js';

export interface ToastAction {
  /** What the button says: 'Undo'. */
  label: string;
  /** The toast closes after it. */
  onPress: () => void;
}

export interface ToastOptions {
  /** What it says; also its name. */
  title: string;
  description?: string;
  /**
   * Colour and icon, and the word that a screen reader hears first. An error is read out at once. Default: `'info'`.
   * @selector [data-tone]
   */
  tone?: AlertTone;
  /** A thing to do about it. It must be possible elsewhere too: a toast is easily missed. */
  action?: ToastAction;
  /**
   * Milliseconds until it closes by itself, not counting those in which one of them is hovered, holds the focus, or the page is hidden.
   * At least 5000; `null`: never. Default: 6000, and never for an error or one with an action, which must not leave before it is used.
   */
  timeout?: number | null;
  /** Called when it has closed, by itself or by hand. */
  onClose?: () => void;
}

/** A toast in its queue. */
export interface Toast extends ToastOptions {
  tone: AlertTone;
}

export interface ToastQueueOptions {
  /** How many show at a time, the newest; older ones come back when there is room, with their whole time. Default: 3. */
  limit?: number;
}

/** The shortest that a toast can be read in. */
const LEAST_TIME = 5000;
const USUAL_TIME = 6000;

/** Toasts apart from React: what adds a toast need not be a component. */
export interface ToastQueue {
  /** Shows a toast. Returns its id. */
  add: (toast: ToastOptions) => string;
  close: (id: string) => void;
  /** Closes all, also those that wait. */
  clear: () => void;
  /** react-stately's queue, which the region shows: its `visibleToasts` are those that show, newest first. */
  source: Queue<Toast>;
}

export function createToastQueue({ limit = 3 }: ToastQueueOptions = {}): ToastQueue {
  const source = new Queue<Toast>({ maxVisibleToasts: limit });
  const close = (id: string) => source.close(id);
  return {
    add: ({ tone = 'info', ...rest }) => {
      const toast = { ...rest, tone };
      const timeout = timeOf(toast);
      return source.add(toast, {
        ...(timeout !== null && { timeout }),
        // It still stands in the queue when this is called.
        onClose: () => queueMicrotask(() => toast.onClose?.()),
      });
    },
    close,
    clear: () => {
      for (let next = source.visibleToasts[0]; next; next = source.visibleToasts[0]) close(next.key);
    },
    source,
  };
}

function timeOf({ timeout, tone, action }: Toast): number | null {
  if (timeout === null) return null;
  if (timeout !== undefined) return Math.max(timeout, LEAST_TIME);
  return tone === 'error' || action ? null : USUAL_TIME;
}

/** The queue of `ToastRegion`s that are given none: `toastQueue.add({ title: 'Added to your bag' })`. */
export const toastQueue = createToastQueue();
