import type {
  AnchorHTMLAttributes,
  AriaAttributes,
  AriaRole,
  CSSProperties,
  DOMAttributes,
  FocusEventHandler,
  Ref,
} from 'react';
import type { ElementProps, Render } from './rendered.js';

/** Props that every component takes in addition to its own. `aria-*` and `data-*` attributes go to its root element too. */
export interface DomProps<Root extends Element = HTMLElement> extends AriaAttributes {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  role?: AriaRole | undefined;
  /** The browser's own tooltip, which shows for pointers only. A `Tooltip` shows for the keyboard as well. */
  title?: string | undefined;
  /** Language of the content, if it differs from the page's. */
  lang?: string | undefined;
  ref?: Ref<Root> | undefined;
}

/** Props of a component whose element keeps its own behaviour: also the events of the element, and `hidden`. */
export interface StaticProps<Root extends Element = HTMLElement>
  extends DomProps<Root>, Omit<DOMAttributes<Root>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Whether neither the screen nor screen readers have it. Default: `false`. */
  hidden?: boolean | undefined;
}

/** A component whose element may be another one. */
export interface RenderProps<State extends object = object, Props extends ElementProps = ElementProps> {
  /**
   * Draws the element in place of the component's own, such as a framework's link or an animated element. An element, `<NextLink href="/sale" />`,
   * takes the component's props, and its own win; classes, styles, handlers and refs of both stay. A function, `(props, state) => …`,
   * returns an element with all of the props. A server component passes an element to a client component, not a function.
   */
  render?: Render<State, Props> | undefined;
}

/** HTML attributes that a link takes in addition to its own props. */
export interface AnchorProps
  extends
    StaticProps<HTMLAnchorElement>,
    Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'download' | 'hrefLang'> {}

/** Props that every field takes for its control. */
export interface FocusProps<Control extends Element = HTMLElement> {
  /** Whether it gets the focus when the page or the dialog opens. Default: `false`. */
  autoFocus?: boolean | undefined;
  onFocus?: FocusEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
}

/** Returns inline custom properties together with the caller's own style. They bring numbers and tokens into a static style template. */
export function customProperties(
  values: Record<`--${string}`, string | number | undefined>,
  style?: CSSProperties,
): CSSProperties {
  return { ...values, ...style };
}
