import type {
  AnchorHTMLAttributes,
  AriaAttributes,
  AriaRole,
  CSSProperties,
  DOMAttributes,
  FocusEventHandler,
  Ref,
} from 'react';

/** Props that every component takes in addition to its own. `aria-*` and `data-*` attributes go to its root element too. */
export interface DomProps<Root extends Element = HTMLElement> extends AriaAttributes {
  id?: string | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  role?: AriaRole | undefined;
  /** The browser's own tip, which only a pointer finds: a `Tooltip` reaches the keyboard as well. */
  title?: string | undefined;
  /** Language of the content, when it is not the page's. */
  lang?: string | undefined;
  ref?: Ref<Root> | undefined;
}

/** HTML attributes that a link takes in addition to its own props. */
export interface AnchorProps
  extends
    DomProps<HTMLAnchorElement>,
    Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel' | 'download' | 'hrefLang'>,
    Pick<DOMAttributes<HTMLAnchorElement>, 'onClick' | 'onFocus' | 'onBlur'> {}

/** What every field takes, for its control. */
export interface FocusProps<Control extends Element = HTMLElement> {
  /** The focus begins here when the page or the dialog opens. Default: `false`. */
  autoFocus?: boolean | undefined;
  onFocus?: FocusEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
}

/** Inline custom properties, beside the caller's own style: how a number or a token reaches a static style template. */
export function customProperties(
  values: Record<`--${string}`, string | number | undefined>,
  style?: CSSProperties,
): CSSProperties {
  return { ...values, ...style };
}
