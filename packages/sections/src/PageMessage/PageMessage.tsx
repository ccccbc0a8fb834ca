import { Heading, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import type { ShopHref } from '../shop/paths.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import { Actions, Root, Texts } from './PageMessage.styles.js';

export interface PageMessageProps {
  /** The title of the page. */
  title: string;
  /** One or two sentences about what happened. */
  text: string;
  /** The link to continue: a path of the shop, or one of its pages by name. */
  link: { href: ShopHref; label: string };
  /** Another action before the link, such as a button to try again. */
  children?: ReactNode;
}

/** A page with one message and a link to continue. */
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
