import { ToastQueue as Queue } from 'react-stately/useToastState';
import type { AlertTone } from '../Alert/Alert.js';
import { checkRegion } from '../internal/mistakes.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface ToastAction {
  /** The label of the button, such as 'Undo'. */
  label: string;
  /** Called on a press. The toast closes afterwards. */
  onPress: () => void;
}

export interface ToastOptions {
  /** The message, which is also the name of the toast. */
  title: string;
  description?: string;
  /**
   * Colour and icon, and the word that screen readers announce first. An error is announced at once. Default: `'info'`.
   * @selector [data-tone]
   */
  tone?: AlertTone;
  /** An action for the message. It must be possible elsewhere too, because a toast is easily missed. */
  action?: ToastAction;
  /**
   * Milliseconds until it closes by itself. The timer stops while a toast is hovered or has the focus, and while the page is hidden. At
   * least 5000; `null`: never. Default: 6000; never for an error or a toast with an action, which must not close before it is used.
   */
  timeout?: number | null;
  /** Called after it has closed, by itself or otherwise. */
  onClose?: () => void;
}

/** A toast in its queue. */
export interface Toast extends ToastOptions {
  tone: AlertTone;
}

export interface ToastQueueOptions {
  /** The maximum number of toasts that show at a time: the newest ones. Older ones show again when there is room, with their full timeout. Default: 3. */
  limit?: number;
}

/** The shortest time in which a toast can be read, in milliseconds. */
const MIN_TIME = 5000;
const DEFAULT_TIME = 6000;

/** Manages toasts outside React, so that any code can add a toast. */
export interface ToastQueue {
  /** Shows a toast. Returns its id. */
  add: (toast: ToastOptions) => string;
  close: (id: string) => void;
  /** Closes all toasts, including the waiting ones. */
  clear: () => void;
  /** react-stately's queue, which the region shows. Its `visibleToasts` are the toasts that show, newest first. */
  source: Queue<Toast>;
}

export function createToastQueue({ limit = 3 }: ToastQueueOptions = {}): ToastQueue {
  const source = new Queue<Toast>({ maxVisibleToasts: limit });
  const close = (id: string) => source.close(id);
  let wasShown = false;
  if (process.env.NODE_ENV !== 'production') {
    const subscribe = source.subscribe.bind(source);
    source.subscribe = (region) => {
      wasShown = true;
      return subscribe(region);
    };
  }
  return {
    add: ({ tone = 'info', ...rest }) => {
      const toast = { ...rest, tone };
      const timeout = timeOf(toast);
      // A region may still load. On a server, none shows anything.
      if (process.env.NODE_ENV !== 'production' && !wasShown && typeof document !== 'undefined')
        setTimeout(() => checkRegion(toast.title, wasShown), MIN_TIME);
      return source.add(toast, {
        ...(timeout !== null && { timeout }),
        // The toast is still in the queue when this is called.
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
  if (timeout !== undefined) return Math.max(timeout, MIN_TIME);
  return tone === 'error' || action ? null : DEFAULT_TIME;
}

/** The queue of each `ToastRegion` without a `queue`: `toastQueue.add({ title: 'Added to your cart' })`. */
export const toastQueue = createToastQueue();
