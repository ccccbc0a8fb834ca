import {
  Children,
  cloneElement,
  useMemo,
  type CSSProperties,
  type HTMLAttributeAnchorTarget,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';

/** The props that another element needs to draw a component: class, state, handlers, ref and content. It must get all of them. */
export interface ElementProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<never> | undefined;
  /** The type of a button. A link takes none. */
  type?: 'button' | 'submit' | 'reset' | undefined;
}

/** The same for a link. */
export interface LinkElementProps extends ElementProps {
  href: string;
  target?: HTMLAttributeAnchorTarget | undefined;
  rel?: string | undefined;
}

/** An element that takes the component's props in addition to its own, or a function that returns an element with the given props. */
export type Render<State extends object = object, Props extends ElementProps = ElementProps> =
  ReactElement | ((props: Props, state: State) => ReactElement);

interface RenderedProps extends ElementProps {
  render: Render<never, never>;
  state: object;
}

/** Returns the props that let `render` draw an element. Spread them after `as`. */
export const renderedBy = <State extends object>(
  render: Render<State, never> | undefined,
  state?: State,
): object | undefined => render && { as: Rendered, render, state };

function Rendered({ render, state, ...props }: RenderedProps) {
  if (typeof render === 'function') return render(props as never, state as never);
  // An element from a server component may be a reference that React reads here.
  const [element] = Children.toArray(render);
  return <Merged element={element as ReactElement<ElementProps>} props={props} />;
}

/** The element with both kinds of props: its own win, except that classes, styles, handlers and refs of both stay. */
function Merged({ element, props }: { element: ReactElement<ElementProps>; props: ElementProps }) {
  const own = element.props;
  const ref = useMemo(
    () => (own.ref && props.ref ? mergeRefs(props.ref, own.ref) : (own.ref ?? props.ref)),
    [own.ref, props.ref],
  );
  return cloneElement(element, { ...mergedProps(props, own), ...(ref && { ref }) });
}

type Handler = (...args: unknown[]) => void;

/** Returns both kinds of props. The own ones win, except that classes, styles and handlers of both stay. */
export function mergedProps(props: ElementProps, own: ElementProps): ElementProps {
  const merged: Record<string, unknown> = { ...props };
  // For a link, the attribute would be the format of its target.
  if ('href' in own || 'to' in own) delete merged.type;
  for (const [name, value] of Object.entries(own)) {
    const ours = merged[name];
    if (value === undefined) continue;
    if (ours === undefined) merged[name] = value;
    else if (name === 'className') merged[name] = `${String(ours)} ${String(value)}`;
    else if (name === 'style') merged[name] = { ...(ours as CSSProperties), ...(value as CSSProperties) };
    else if (/^on[A-Z]/.test(name)) {
      merged[name] = (...args: unknown[]) => {
        (ours as Handler)(...args);
        (value as Handler)(...args);
      };
    } else merged[name] = value;
  }
  return merged;
}
