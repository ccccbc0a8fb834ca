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
  /** Colour and icon, and the word that a screen reader hears first. An error is read out at once. Default: `'info'`. */
  tone?: AlertTone;
  /** A thing to do about it. It must be possible elsewhere too: a toast is easily missed. */
  action?: ToastAction;
  /**
   * Milliseconds until it closes by itself, not counting those in which it is hovered, holds the focus, or the page is hidden. At least
   * 5000; `null`: never. Default: 6000, and never for an error or one with an action, which must not leave before it is used.
   */
  timeout?: number | null;
  /** Called when it has closed, by itself or by hand. */
  onClose?: () => void;
}

export interface Toast extends ToastOptions {
  id: string;
  /** 1 for the first toast of its queue, then counting up. */
  order: number;
  tone: AlertTone;
}

export interface ToastQueueOptions {
  /** How many show at a time; others wait their turn, and their time begins when they show. Default: 3. */
  limit?: number;
}

/** The shortest that a toast can be read in. */
const LEAST_TIME = 5000;
const USUAL_TIME = 6000;

/** Toasts and their clocks, apart from React: what adds a toast need not be a component. */
export interface ToastQueue {
  /** Shows a toast, now or when there is room. Returns its id. */
  add: (toast: ToastOptions) => string;
  close: (id: string) => void;
  /** Closes all, also those that wait. */
  clear: () => void;
  /** Stops every clock until `resume`. Each reason counts by itself. */
  pause: (reason: string) => void;
  resume: (reason: string) => void;
  /** Calls back after each change. Returns how to end that. */
  subscribe: (listener: () => void) => () => void;
  /** The toasts that show, oldest first. The same array until something changes. */
  visible: () => readonly Toast[];
}

export function createToastQueue({ limit = 3 }: ToastQueueOptions = {}): ToastQueue {
  let toasts: readonly Toast[] = [];
  let shown: readonly Toast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const pauses = new Set<string>();
  const clocks = new Map<string, Clock>();

  const change = (next: readonly Toast[]) => {
    toasts = next;
    shown = toasts.slice(0, limit);
    for (const toast of shown) {
      const time = timeOf(toast);
      if (time === null || clocks.has(toast.id)) continue;
      const clock = createClock(time, () => close(toast.id));
      clocks.set(toast.id, clock);
      if (pauses.size === 0) clock.start();
    }
    for (const listener of listeners) listener();
  };

  const drop = (leaving: readonly Toast[]) => {
    for (const { id } of leaving) {
      clocks.get(id)?.stop();
      clocks.delete(id);
    }
    change(toasts.filter((toast) => !leaving.includes(toast)));
    for (const toast of leaving) toast.onClose?.();
  };

  const close = (id: string) => {
    const toast = toasts.find((one) => one.id === id);
    if (toast) drop([toast]);
  };

  return {
    add: (options) => {
      const order = ++count;
      const id = `toast-${order}`;
      change([...toasts, { tone: 'info', ...options, id, order }]);
      return id;
    },
    close,
    clear: () => drop(toasts),
    pause: (reason) => {
      pauses.add(reason);
      for (const clock of clocks.values()) clock.stop();
    },
    resume: (reason) => {
      pauses.delete(reason);
      if (pauses.size === 0) for (const clock of clocks.values()) clock.start();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    visible: () => shown,
  };
}

function timeOf({ timeout, tone, action }: Toast): number | null {
  if (timeout === null) return null;
  if (timeout !== undefined) return Math.max(timeout, LEAST_TIME);
  return tone === 'error' || action ? null : USUAL_TIME;
}

interface Clock {
  start: () => void;
  stop: () => void;
}

/** Runs out once, `time` ms of running after its first start. */
function createClock(time: number, onEnd: () => void): Clock {
  let left = time;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    start: () => {
      if (timer !== undefined) return;
      startedAt = Date.now();
      timer = setTimeout(onEnd, left);
    },
    stop: () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      left -= Date.now() - startedAt;
    },
  };
}

/** The queue of `ToastRegion`s that are given none: `toastQueue.add({ title: 'Added to your bag' })`. */
export const toastQueue = createToastQueue();
