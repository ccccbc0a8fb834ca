let waitingChanges = 0;

/** Whether a call that changes something waits for the connection. It ends with its page, so another page must not replace this one. */
export const isChangeWaiting = (): boolean => waitingChanges > 0;

/** Counts a change until it has waited. */
export async function noteChange(waited: Promise<void>) {
  waitingChanges++;
  try {
    await waited;
  } finally {
    waitingChanges--;
  }
}

/**
 * Resolves as soon as the browser has a connection: at once, if it does not know that it has none. A call that was made without a connection
 * is sent later instead of failing. Rejects if the signal is aborted before.
 */
export function connected(signal: AbortSignal | undefined): Promise<void> | undefined {
  // A server has no such property.
  if (globalThis.navigator?.onLine !== false) return undefined;
  return new Promise((resolve, reject) => {
    const end = () => {
      removeEventListener('online', onOnline);
      signal?.removeEventListener('abort', onAbort);
    };
    const onOnline = () => {
      end();
      resolve();
    };
    const onAbort = () => {
      end();
      reject(signal?.reason as Error);
    };
    addEventListener('online', onOnline);
    signal?.addEventListener('abort', onAbort);
    if (signal?.aborted) onAbort();
  });
}
