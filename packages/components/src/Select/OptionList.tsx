import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useListBox, useListBoxSection, useOption, type AriaListBoxOptions } from 'react-aria/useListBox';
import type { ListState } from 'react-stately/useListState';
import { CheckIcon } from '../icons/icons.js';
import { defined } from '../internal/defined.js';
import { ItemPicture } from './ItemPicture.js';
import { Group, GroupLabel, List, OptionDescription, OptionRoot, OptionText } from './listBox.styles.js';
import type { SelectItem } from './selectItem.js';

type ListNode = NonNullable<ReturnType<ListState<SelectItem>['collection']['getItem']>>;

/** Number of options that are rendered together, twice the number in view. A longer list renders only the blocks near the view. */
const blockSize = 20;

interface OptionListProps extends AriaListBoxOptions<SelectItem> {
  state: ListState<SelectItem>;
  listRef: RefObject<HTMLDivElement | null>;
  /** Rendered in the list if it has no options. */
  empty?: ReactNode;
}

/** The list of a `ListBox`, or of a `Select` or a `ComboBox`, whose hook sets its behaviour. */
export function OptionList({ state, listRef, empty, ...rest }: OptionListProps) {
  const nodes = [...state.collection];
  const isLong = nodes.length > 2 * blockSize && nodes.every(({ type }) => type === 'item');
  // Options that are not rendered count as well, because each option announces its position.
  const { listBoxProps } = useListBox({ ...rest, isVirtualized: isLong }, state, listRef);
  return (
    <List {...defined(listBoxProps)} ref={listRef}>
      {nodes.length === 0 && empty}
      {isLong
        ? blocksOf(nodes).map((block, index) => (
            <Block key={block[0]!.key} nodes={block} state={state} listRef={listRef} isFirst={index === 0} />
          ))
        : nodes.map((node) =>
            node.type === 'section' ? (
              <OptionGroup key={node.key} node={node} state={state} />
            ) : (
              <Option key={node.key} node={node} state={state} />
            ),
          )}
    </List>
  );
}

function OptionGroup({ node, state }: OptionProps) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({ heading: node.rendered });
  return (
    <Group {...defined(itemProps)}>
      <GroupLabel {...defined(headingProps)}>{node.rendered}</GroupLabel>
      <div {...defined(groupProps)}>
        {[...(state.collection.getChildren?.(node.key) ?? [])].map((child) => (
          <Option key={child.key} node={child} state={state} />
        ))}
      </div>
    </Group>
  );
}

function blocksOf<Item>(all: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(all.length / blockSize) }, (_, index) =>
    all.slice(index * blockSize, (index + 1) * blockSize),
  );
}

interface BlockProps {
  nodes: ListNode[];
  state: ListState<SelectItem>;
  listRef: RefObject<HTMLDivElement | null>;
  isFirst: boolean;
}

/** A part of a long list. It is empty space until it is near the part in view, or the keys reach it. */
function Block({ nodes, state, listRef, isFirst }: BlockProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isFirst);
  const [room, setRoom] = useState(`calc(${nodes.length} * var(--vt-option-size))`);
  const { focusedKey } = state.selectionManager;
  const isRendered = isNear || nodes.some(({ key }) => key === focusedKey);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const { isIntersecting, boundingClientRect } = entries.at(-1)!;
        setNear(isIntersecting);
        // It keeps the height that it had.
        if (!isIntersecting) setRoom(`${boundingClientRect.height}px`);
      },
      { root: listRef.current, rootMargin: '100% 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [listRef]);

  return (
    <div ref={element} role="presentation" style={isRendered ? undefined : { blockSize: room }}>
      {isRendered && nodes.map((node) => <Option key={node.key} node={node} state={state} />)}
    </div>
  );
}

interface OptionProps {
  node: ListNode;
  state: ListState<SelectItem>;
}

function Option({ node, state }: OptionProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { optionProps, isSelected, isFocused } = useOption({ key: node.key }, state, ref);
  const item = node.value!;
  // Its whole content is its name: screen readers do not read a separate description while the focus stays in the field.
  const { 'aria-labelledby': _label, 'aria-describedby': _description, ...props } = optionProps;
  return (
    <OptionRoot {...defined(props)} ref={ref} {...(isFocused && { 'data-focused': '' })}>
      <ItemPicture item={item} />
      <OptionText>
        {item.content ?? item.label}
        {item.description && (
          <>
            {' '}
            <OptionDescription>{item.description}</OptionDescription>
          </>
        )}
      </OptionText>
      {isSelected && <CheckIcon aria-hidden="true" />}
    </OptionRoot>
  );
}
