import type { ComponentProps, ElementType } from 'react';

/** Whether the props of a component are not known, as for `ElementType` itself. */
type IsUnknown<Props> = 0 extends 1 & Props ? true : false;

/** The URL of a link, by the name that its component has for it. A router's link may take `to`, which is then among its own props. */
type Address<Props> = 'href' extends keyof Props ? { href: NonNullable<Props['href']> } : { href?: never };

/** Props of our link `Own` that another component draws, together with the props of that component, such as `prefetch`, `replace` or `to`. */
export type LinkedProps<As extends ElementType, Own extends object> =
  IsUnknown<ComponentProps<As>> extends true
    ? Own
    : Omit<Own, 'href' | 'linkAs'> & { linkAs: As } & Address<ComponentProps<As>> &
        Omit<ComponentProps<As>, keyof Own | 'as'>;

/** Props for each link of a component, except for what the component sets itself. */
export type PropsOfLinks<As extends ElementType> = Partial<
  Omit<ComponentProps<As>, 'as' | 'children' | 'href' | 'onClick' | 'ref' | 'to'>
>;

/** The component of a link, with further props of it. */
export interface LinkWithProps {
  as: ElementType;
}
