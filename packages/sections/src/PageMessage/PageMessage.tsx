import { Heading, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { ShopHref } from '../shop/paths.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Actions, Root, Texts } from './PageMessage.styles.js';

export interface PageMessageProps {
  /** The title of the page. */
  title: string;
  /** What happened, in a sentence or two. */
  text: string;
  /** The way on: a path of the shop, or one of its pages by name. */
  link: { href: ShopHref; label: string };
  /** Before the link: another way on, such as a button to try again. */
  children?: ReactNode;
}

/** A page that says one thing, and where to go from here. */
export function PageMessage({ title, text, link, children }: PageMessageProps) {
  return (
    <Root constrainContent>
      <Texts>
        <Heading level={1}>{title}</Heading>
        <Text size="lg" tone="quiet">
          {text}
        </Text>
        <Actions>
          {children}
          <ShopLink variant="outline" href={link.href}>
            {link.label}
          </ShopLink>
        </Actions>
      </Texts>
    </Root>
  );
}
