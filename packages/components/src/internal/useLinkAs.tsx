import * as React from 'react';
import type { ComponentProps, ElementType } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { sharedContext } from './sharedContext.js';

declare const process: { env: { NODE_ENV?: string } };

/** The framework's link. */
const [LinkContext, useFrameworkLink] = sharedContext<ElementType>('a');
export { LinkContext };

/** Returns the component for a link: the component's own `linkAs`, else the link of the `LinkProvider` around it, else `'a'`. */
export function useLinkAs(linkAs: ElementType | undefined): ElementType {
  const framework = useFrameworkLink();
  const Anchor = linkAs ?? framework;
  // In this form, bundlers remove the check from a page's script.
  if (process.env.NODE_ENV !== 'production') {
    if (typeof Anchor !== 'string' && LinkContext !== undefined) return checked(Anchor);
  }
  return Anchor;
}

type LinkComponent = Exclude<ElementType, string>;

const checkedLinks = new WeakMap<LinkComponent, ElementType>();

/** Returns the same link, with one warning if its URL is wrong. */
function checked(Link: LinkComponent): ElementType {
  const known = checkedLinks.get(Link);
  if (known) return known;
  const check = createCheck(Link);
  const CheckedLink = ({ ref, ...props }: ComponentProps<'a'>) => {
    const { href } = props;
    const checkedRef = React.useMemo(
      () =>
        mergeRefs(ref, (anchor: HTMLAnchorElement | null) => {
          if (anchor) check(anchor, href);
        }),
      [ref, href],
    );
    return <Link {...props} ref={checkedRef} />;
  };
  checkedLinks.set(Link, CheckedLink);
  return CheckedLink;
}

/** Returns a check for links without a URL, and for links with the same URL for two different `href`s: a router's link without its `to`. */
function createCheck(Link: LinkComponent) {
  const given = new Map<string, string>();
  let hasWarned = false;
  return (anchor: HTMLAnchorElement, href: unknown) => {
    const rendered = anchor.getAttribute('href');
    // A router's link may have its URL by another name, or as an object.
    if (typeof href !== 'string' && rendered !== null) return;
    const target = String(href ?? '').replace(/\/(?=$|[?#])/, '');
    const isLost = rendered === null || (given.get(rendered) ?? target) !== target;
    if (rendered !== null) given.set(rendered, target);
    if (!isLost || hasWarned) return;
    hasWarned = true;
    const name = ('displayName' in Link && Link.displayName) || ('name' in Link && Link.name) || 'Link';
    console.warn(
      `<${name}> was given href="${String(href ?? '')}" and rendered ${rendered === null ? 'a link without an address' : `href="${rendered}"`}. ` +
        'What is given as linkAs must take `href`. If it takes its address by another name, such as `to`, give an adapter: ' +
        'linkAs={({ href, ...props }) => <Link to={href} {...props} />}, defined once, outside of what renders it.',
    );
  };
}
