import type { ReactNode } from 'react';
import { defined, withDefaults } from '../internal/defined.js';
import { customProperties, type RenderProps, type StaticProps } from '../internal/dom.js';
import { renderedBy } from '../internal/rendered.js';
import { theme } from '../theme/theme.js';
import type { Tokens } from '../theme/tokens.js';
import { Content, Icon, Item, Root } from './List.styles.js';

export interface ListProps extends StaticProps, RenderProps {
  /** `'ol'` if the order matters, such as for steps or ranks. Default: `'ul'`. */
  as?: 'ul' | 'ol';
  /**
   * The marker before each item. Default: `'disc'` for `ul`, `'decimal'` for `ol`.
   * @selector [data-marker]
   */
  marker?: 'none' | 'disc' | 'dash' | 'decimal' | 'alpha';
  /** Space between the items, a key of the space tokens (units of 4 px). Default: 2, which is 8 px. */
  gap?: keyof Tokens['space'];
  /**
   * A hairline between the items. Default: `false`.
   * @selector [data-divided]
   */
  isDivided?: boolean;
  /** The number of the first item of an `ol`. Default: 1. */
  start?: number;
  /** Numbers an `ol` in descending order. Default: `false`. */
  isReversed?: boolean;
  /** `ListItem`s. */
  children?: ReactNode;
}

/** Items of running text. Screen readers announce 'list' and the number of items, with or without markers. */
export function List({
  as = 'ul',
  marker = as === 'ol' ? 'decimal' : 'disc',
  gap = 2,
  isDivided,
  start,
  isReversed,
  render,
  ...rest
}: ListProps) {
  const counted = as === 'ol' ? { start, reversed: isReversed } : {};
  return (
    <Root
      as={as}
      // Safari does not treat a list without markers as a list, unless it has this role.
      {...defined({ ...withDefaults({ role: 'list' }, rest), ...counted, 'data-divided': isDivided || undefined })}
      data-marker={marker}
      style={customProperties({ '--vt-gap': theme.space[gap] }, rest.style)}
      {...renderedBy(render)}
    />
  );
}

export interface ListItemProps extends StaticProps<HTMLLIElement> {
  /** An icon instead of the marker, in the accent colour. It is decoration: its meaning must be in the text too. */
  icon?: ReactNode;
  /** The item's number. The numbers of the following items of an `ol` continue from it. */
  value?: number;
  children?: ReactNode;
}

/** An item of a `List`. */
export function ListItem({ icon, children, ...rest }: ListItemProps) {
  if (!icon) return <Item {...defined(rest)}>{children}</Item>;
  return (
    <Item {...defined(rest)} data-icon="">
      <Icon aria-hidden="true">{icon}</Icon>
      <Content>{children}</Content>
    </Item>
  );
}
