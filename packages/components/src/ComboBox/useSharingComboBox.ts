import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useComboBox, type AriaComboBoxOptions } from 'react-aria/useComboBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';

/**
 * `useComboBox` with a list that shares the page. While its list is open, the hook hides everything outside of it from screen readers:
 * headings, landmarks and elements that Tab still reaches. The hook hides in its effect. So the layout effect, which runs before, passes the
 * whole page to it as the list. The last effect, which runs after, sets the list again.
 */
export function useSharingComboBox<Item, Mode extends 'single' | 'multiple'>(
  { popoverRef, ...props }: AriaComboBoxOptions<Item, Mode> & { popoverRef: RefObject<Element | null> },
  state: ComboBoxState<Item, Mode>,
) {
  const { isOpen } = state;
  const list = useRef<Element>(null);
  useLayoutEffect(() => {
    list.current = document.body;
  }, [isOpen]);
  const combobox = useComboBox<Item, Mode>({ ...props, popoverRef: list }, state);
  useEffect(() => {
    list.current = popoverRef.current;
  }, [isOpen, popoverRef]);
  return combobox;
}
