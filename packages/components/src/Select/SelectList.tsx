import { useRef, type RefObject } from 'react';
import type { AriaListBoxOptions } from 'react-aria/useListBox';
import type { SelectState } from 'react-stately/useSelectState';
import { Floating } from '../internal/Floating.js';
import { OptionList } from './OptionList.js';
import { ListSurface } from './listBox.styles.js';
import type { SelectItem } from './selectItem.js';

interface SelectListProps {
  state: SelectState<SelectItem, 'single' | 'multiple'>;
  triggerRef: RefObject<HTMLButtonElement | null>;
  listProps: AriaListBoxOptions<SelectItem>;
}

/** The open list of a `Select`. It is a module of its own, which the select loads after the page. */
export function SelectList({ state, triggerRef, listProps }: SelectListProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Floating
      state={state}
      triggerRef={triggerRef}
      as={ListSurface}
      placement="bottom-start"
      gap={4}
      isModal
      hasTriggerWidth
      data-grows=""
    >
      <OptionList {...listProps} state={state} listRef={list} />
    </Floating>
  );
}
