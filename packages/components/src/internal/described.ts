import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Returns the props of the elements in the children, in order, also of those in fragments. Such an element only describes a part, which the
 * component around it draws.
 */
export function describedIn<Props>(children: ReactNode): Props[] {
  // Resolves elements that a server component passes as references, and leaves out `false` and `null`.
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    return child.type === Fragment ? describedIn<Props>(child.props.children) : [child.props as Props];
  });
}

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
