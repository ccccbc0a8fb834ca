import { useEffect, useReducer, type ComponentType } from 'react';

/** What opens over the page, in a module of its own that the page loads after itself. */
interface Later<Props> {
  /** Loads it: on the first sign that it will be wanted, such as a pointer over its button. Again only if that has failed. */
  load: () => void;
  /** It, once it is there. It is loaded when the browser is idle, and at once when it is wanted. */
  usePart: (isWanted: boolean) => ComponentType<Props> | undefined;
}

/** `later(() => import('./SelectList.js').then((module) => module.SelectList))` */
export function later<Props>(fetchPart: () => Promise<ComponentType<Props>>): Later<Props> {
  let part: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  const arrive = () =>
    (arriving ??= fetchPart().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        arriving = undefined;
      },
    ));

  function usePart(isWanted: boolean) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (part) return;
      let isCurrent = true;
      const begin = () => void arrive().then(() => isCurrent && renderAgain());
      const callOff = isWanted ? void begin() : whenIdle(begin);
      return () => {
        isCurrent = false;
        callOff?.();
      };
    }, [isWanted]);
    return part;
  }
  return { load: () => void arrive(), usePart };
}

/** Runs a task when the browser has nothing better to do. Returns what calls it off. */
function whenIdle(task: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: 2000 });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const handle = setTimeout(task, 200);
  return () => clearTimeout(handle);
}
