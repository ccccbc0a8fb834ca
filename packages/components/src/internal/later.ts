import { createElement, useEffect, useReducer, type ComponentType } from 'react';

interface LaterProps {
  /** Whether it must show. When this becomes true after a failure, it loads again. */
  isWanted: boolean;
}

/**
 * Returns a component for content that opens over the page, in a module of its own that loads after the page. It renders nothing until
 * then. Render it at the first sign that the content will be needed, such as a pointer over its button:
 * `later(() => import('./SelectList.js').then((module) => module.SelectList))`
 */
export function later<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let part: ComponentType<Props> | undefined;
  let arriving: Promise<void> | undefined;
  // After a failure, the next use tries again.
  const arrive = () =>
    (arriving ??= fetchPart().then(
      (loaded) => {
        part = loaded;
      },
      () => {
        arriving = undefined;
      },
    ));

  return function Later({ isWanted, ...props }: Props & LaterProps) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    useEffect(() => {
      if (part) return;
      let isCurrent = true;
      void arrive().then(() => isCurrent && renderAgain());
      return () => {
        isCurrent = false;
      };
    }, [isWanted]);
    // The remaining props belong to the loaded component.
    return part ? createElement(part, props as unknown as Props) : null;
  };
}
