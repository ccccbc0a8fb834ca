import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useComboBox, type AriaComboBoxOptions } from 'react-aria/useComboBox';
import type { ComboBoxState } from 'react-stately/useComboBoxState';

/**
 * `useComboBox` with a list that shares the page. While its list is open, the hook hides everything outside of it from screen readers:
 * headings, landmarks and elements that Tab still reaches. So the hook takes the whole page for the list when it hides, in its effect: the
 * layout effect is before it, and the last effect after it.
 */
export function useSharingComboBox<Item>(
  { popoverRef, ...props }: AriaComboBoxOptions<Item> & { popoverRef: RefObject<Element | null> },
  state: ComboBoxState<Item>,
) {
  const { isOpen } = state;
  const list = useRef<Element>(null);
  useLayoutEffect(() => {
    list.current = document.body;
  }, [isOpen]);
  const combobox = useComboBox<Item>({ ...props, popoverRef: list }, state);
  useEffect(() => {
    list.current = popoverRef.current;
  }, [isOpen, popoverRef]);
  return combobox;
}
