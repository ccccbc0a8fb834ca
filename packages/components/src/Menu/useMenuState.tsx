import { useMemo } from 'react';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { useTreeState, type TreeState } from 'react-stately/useTreeState';
import { isItem, sectionsOf, type MenuEntry, type MenuItem } from './entries.js';

/** Returns the state of one level of a menu: its entries and the focused one. */
export function useMenuState(entries: readonly MenuEntry[]): TreeState<object> {
  const props = useMemo(() => {
    const sections = sectionsOf(entries);
    const chosen = sections.flatMap(({ selectedKeys = [] }) => selectedKeys);
    return {
      children: entries.map((entry, index) =>
        isItem(entry) ? (
          itemOf(entry)
        ) : (
          <Section key={`section ${index}`} title={entry.label} items={entry.items}>
            {itemOf}
          </Section>
        ),
      ),
      disabledKeys: sections
        .flatMap((section) => section.items)
        .filter(({ isDisabled }) => isDisabled)
        .map(({ id }) => id),
      // The chosen items of the sections. The focus starts there.
      selectionMode: chosen.length > 0 ? ('multiple' as const) : ('none' as const),
      selectedKeys: chosen,
    };
  }, [entries]);
  return useTreeState(props);
}

function itemOf({ id, label, href, isDisabled }: MenuItem) {
  return (
    <Item key={id} textValue={label} {...(!isDisabled && href !== undefined && { href })}>
      {label}
    </Item>
  );
}
