import { createElement, useEffect, useReducer, type ComponentType } from 'react';
import { whenIdle } from './whenIdle.js';

interface LaterProps {
  /** Whether it is to be shown: it is then loaded at once, otherwise when the browser is idle. */
  isWanted: boolean;
}

/**
 * What opens over the page, in a module of its own that the page loads after itself; nothing until it is there. `load` is for the first
 * sign that it will be wanted, such as a pointer over its button: `later(() => import('./SelectList.js').then((module) => module.SelectList))`
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  // One that has failed is tried again when it is wanted again.
  const arrive = () =>
    (arriving ??= fetchPart().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        arriving = undefined;
      },
    ));

  function Later({ isWanted, ...props }: Props & LaterProps) {
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
    // What is left are the props of the part.
    return part ? createElement(part, props as unknown as Props) : null;
  }
  return Object.assign(Later, { load: () => void arrive() });
}
