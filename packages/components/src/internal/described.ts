import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Returns the elements in the children, in order, also the ones in fragments. */
export function elementsIn<Props>(children: ReactNode): ReactElement<Props>[] {
  // Resolves elements that a server component passes as references, and leaves out `false` and `null`.
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? elementsIn<Props>(child.props.children) : [child as ReactElement<Props>];
  });
}

/** Returns the props of these elements. Such an element only describes a part, which the component around it draws. */
export const describedIn = <Props>(children: ReactNode): Props[] =>
  elementsIn<Props>(children).map(({ props }) => props);

/** Returns the words in some content, for searches by letter and for names. */
export function wordsIn(content: ReactNode): string {
  return Children.toArray(content)
    .map((part) => (isValidElement<{ children?: ReactNode }>(part) ? wordsIn(part.props.children) : String(part)))
    .join('');
}

/** Returns what a part renders by itself: an error that names its place. */
export function misplaced(part: string, around: string): never {
  throw new Error(`${part} is outside of its place: put it directly into a ${around}, which draws it.`);
}
