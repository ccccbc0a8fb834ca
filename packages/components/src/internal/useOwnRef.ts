import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Returns the component's own ref to the element that the caller's `ref` gets as well. */
export function useOwnRef<Target>(ref: Ref<Target> | undefined): RefObject<Target | null> {
  const own = useRef<Target>(null);
  useImperativeHandle<Target | null, Target | null>(ref, () => own.current);
  return own;
}
