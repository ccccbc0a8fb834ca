import { useId, type ReactNode } from 'react';
import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.js';
import { defined } from '../internal/defined.js';
import type { DomProps } from '../internal/dom.js';
import { checkControlled, checkUnique, stateOfExpansion } from '../internal/mistakes.js';
import { Root } from './Accordion.styles.js';

// Bundlers replace it.
declare const process: { env: { NODE_ENV?: string } };

export interface AccordionItem<Id extends string = string> {
  id: Id;
  /** The text of the title. It is also the item's name. */
  title: ReactNode;
  content: ReactNode;
  /** An icon before the title. */
  icon?: ReactNode;
  /** Whether the item ignores presses. Default: `false`. */
  isDisabled?: boolean;
}

export interface AccordionProps<Id extends string = string>
  extends DomProps<HTMLDivElement>, Pick<DisclosureProps, 'headingLevel' | 'variant'> {
  items: readonly AccordionItem<Id>[];
  /** Whether opening one closes the others. Default: `false`. */
  isExclusive?: boolean;
  /** Ids of the open items (controlled). */
  expandedKeys?: readonly Id[];
  /** Ids of the initially open items (uncontrolled). Default: none. */
  defaultExpandedKeys?: readonly NoInfer<Id>[];
  /** Called with the ids of the items to open. Only called if `expandedKeys` is set. */
  onExpandedChange?: (expandedKeys: Id[]) => void;
}

/** Titles that show and hide the content below each. They are native `<details>` and work without scripts. */
export function Accordion<Id extends string = string>({
  items,
  isExclusive = false,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  headingLevel,
  variant,
  ...rest
}: AccordionProps<Id>) {
  if (process.env.NODE_ENV !== 'production') {
    checkControlled('Accordion', { ...rest, expandedKeys, onExpandedChange }, stateOfExpansion);
    checkUnique('Accordion', rest['aria-label'], items, 'id');
  }
  const name = useId();
  const change = (id: Id, isExpanded: boolean) => {
    if (!expandedKeys || isExpanded === expandedKeys.includes(id)) return;
    const others = isExclusive && isExpanded ? [] : expandedKeys.filter((other) => other !== id);
    onExpandedChange?.(isExpanded ? [...others, id] : others);
  };
  return (
    <Root {...defined(rest)}>
      {items.map(({ id, content, ...item }) => (
        <Disclosure
          key={id}
          {...item}
          {...defined({ headingLevel, variant })}
          {...(expandedKeys
            ? {
                isExpanded: expandedKeys.includes(id),
                onExpandedChange: (isExpanded: boolean) => change(id, isExpanded),
              }
            : // The browser closes the others. A controlled accordion leaves that to the caller.
              defined({ name: isExclusive ? name : undefined, defaultExpanded: defaultExpandedKeys.includes(id) }))}
        >
          {content}
        </Disclosure>
      ))}
    </Root>
  );
}
