import { Heading, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { ShopHref } from '../shop/paths.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { Actions, Below, Root, Search, Texts } from './PageMessage.styles.js';

export interface PageMessageProps extends RootProps {
  /** The title of the page. */
  title: string;
  /** One or two sentences about what happened. */
  text: string;
  /** The link to continue: a path of the shop, or one of its pages by name. */
  link: { href: ShopHref; label: string };
  /** A search field below the text, such as `SearchInput`. Default: none. */
  search?: ReactNode;
  /** Content below the message, such as `CollectionLinks`. Default: none. */
  below?: ReactNode;
  /** Another action before the link, such as a button to try again. */
  children?: ReactNode;
}

/** A page with one message and a link to continue. */
export function PageMessage({ title, text, link, search, below, children, ...root }: PageMessageProps) {
  return (
    <Root {...root} constrainContent data-more={below ? '' : undefined}>
      <Texts>
        <Heading level={1}>{title}</Heading>
        <Text size="lg" tone="quiet">
          {text}
        </Text>
        {search && <Search>{search}</Search>}
        <Actions>
          {children}
          <ShopLink variant="outline" href={link.href}>
            {link.label}
          </ShopLink>
        </Actions>
      </Texts>
      {below && <Below>{below}</Below>}
    </Root>
  );
}
