import { createElement, useEffect, useReducer, type ComponentType } from 'react';
import { loadedOnce } from './loadedOnce.js';
import { whenIdle } from './whenIdle.js';

interface LaterProps {
  /** Whether it must show. If so it loads at once, otherwise when the browser is idle. */
  isWanted: boolean;
}

/**
 * Returns a component for content that opens over the page, in a module of its own that loads after the page. It renders nothing until
 * then. Call its `load` at the first sign that it will be needed, such as a pointer over its button:
 * `later(() => import('./SelectList.js').then((module) => module.SelectList))`
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  const part = loadedOnce(fetchPart);

  function Later({ isWanted, ...props }: Props & LaterProps) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (part.get()) return;
      let isCurrent = true;
      // After a failure, the next use tries again.
      const begin = () =>
        void part.load().then(
          () => isCurrent && renderAgain(),
          () => {},
        );
      const callOff = isWanted ? void begin() : whenIdle(begin);
      return () => {
        isCurrent = false;
        callOff?.();
      };
    }, [isWanted]);
    // The remaining props belong to the loaded component.
    const Part = part.get();
    return Part ? createElement(Part, props as unknown as Props) : null;
  }
  /** Returns whether it must show and has not loaded. */
  function useIsLate(isWanted: boolean): boolean {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (!isWanted || part.get()) return;
      let isCurrent = true;
      part.load().then(
        () => isCurrent && renderAgain(),
        () => {},
      );
      return () => void (isCurrent = false);
    }, [isWanted]);
    return isWanted && !part.get();
  }

  return Object.assign(Later, {
    load: part.preload,
    useIsLate,
    /** Whether it has loaded. Until then, a press opens nothing, and is undone if the focus moves on. */
    isLoaded: () => part.get() !== undefined,
  });
}
