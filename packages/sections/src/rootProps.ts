import type { CSSProperties, Ref } from 'react';

/** Props that every section takes in addition to its own. They go to its root: its outermost element that has a box. */
export interface RootProps<Root extends HTMLElement = HTMLElement> {
  /** The root, for a client component. Default: none. */
  ref?: Ref<Root> | undefined;
  /** The id of the root, for links to it. Default: none. */
  id?: string | undefined;
  /** Classes for the root, in addition to the section's own. Your rules outside of cascade layers win over the section's. Default: none. */
  className?: string | undefined;
  /** Inline style of the root. Default: none. */
  style?: CSSProperties | undefined;
  /** Data attributes of the root. */
  [data: `data-${string}`]: unknown;
}

/** Types the root's props for one of the elements that the root is, in another state of the section. */
export const rootOf = <Root extends HTMLElement>(props: RootProps): RootProps<Root> => props as RootProps<Root>;
