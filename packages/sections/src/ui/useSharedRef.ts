import { useImperativeHandle, type Ref, type RefObject } from 'react';

/** Gives the caller's `ref` the element of a section's own ref. */
export function useSharedRef<Root>(ref: Ref<Root> | undefined, own: RefObject<Root | null>) {
  useImperativeHandle<Root | null, Root | null>(ref, () => own.current);
}
