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

  /** Returns the part; undefined until it has loaded. After a failure, the next use tries again. */
  function usePart(when: 'now' | 'idle' | 'never') {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (when === 'never' || part.get()) return;
      let isCurrent = true;
      const begin = () =>
        void part.load().then(
          () => isCurrent && renderAgain(),
          () => {},
        );
      const callOff = when === 'now' ? void begin() : whenIdle(begin);
      return () => {
        isCurrent = false;
        callOff?.();
      };
    }, [when]);
    return part.get();
  }

  function Later({ isWanted, ...props }: Props & LaterProps) {
    const Part = usePart(isWanted ? 'now' : 'idle');
    // The remaining props belong to the loaded component.
    return Part ? createElement(Part, props as unknown as Props) : null;
  }

  /** Returns whether it must show and has not loaded. */
  const useIsLate = (isWanted: boolean): boolean => !usePart(isWanted ? 'now' : 'never') && isWanted;

  return Object.assign(Later, {
    load: part.preload,
    useIsLate,
    /** Whether it has loaded. Until then, a press opens nothing, and is undone if the focus moves on. */
    isLoaded: () => part.get() !== undefined,
  });
}
