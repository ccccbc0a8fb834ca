import { Container, formatMessage, Heading, Text } from '@vitrine/components';
import { useId, type ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import type { ShopHref } from '../shop/paths.js';
import { ShopLogo, type ShopSettings } from '../shop/settings.js';
import { ShopLink } from '../ShopLink/ShopLink.js';
import type { RootProps } from '../rootProps.js';
import { ConsentButton } from './ConsentButton.js';
import { Content, Group, Groups, Links, Root, Row } from './Footer.styles.js';

/** Links of one kind, below a heading. */
export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: ShopHref }[];
}

export interface FooterProps extends RootProps {
  /** The settings of the shop, as in `ShopProvider`. They are a prop, because the footer renders on the server and cannot read a provider. */
  shop: Pick<ShopSettings, 'name' | 'logo' | 'location'>;
  /** Links into the shop, in columns. Default: none. */
  groups?: readonly FooterGroup[];
  /** Content between the links and the line with the logo. Default: none. */
  children?: ReactNode;
  /** Content at the end of that line, such as payment methods. Default: none. */
  end?: ReactNode;
  /** The year of the copyright. Default: the year in which the server, or without one the page, started. */
  year?: number;
  /** Replacements of English texts. */
  messages?: Partial<Messages> | undefined;
}

// Not read during the render: a page that is rendered once and cached must not read the clock.
const startYear = new Date().getFullYear();

/** The end of every page: links into the shop, then logo, address and copyright, and a button to change the consent if the shop asks for one. */
export function Footer({ shop, groups = [], children, end, year = startYear, messages: own, ...root }: FooterProps) {
  const messages = withEnglish(own);
  return (
    <Root {...root}>
      <Container constrainContent>
        {groups.length > 0 && (
          <Groups aria-label={messages.footerNavigation}>
            {groups.map((group) => (
              <FooterLinks key={group.title} {...group} />
            ))}
          </Groups>
        )}
        {children && <Content>{children}</Content>}
        <Row>
          <ShopLogo shop={shop} />
          {shop.location && (
            <Text as="address" size="sm" tone="quiet">
              {shop.location}
            </Text>
          )}
          <Text size="sm" tone="quiet">
            {formatMessage(messages.copyright, { year, shop: shop.name })}
          </Text>
          <ConsentButton />
          {end}
        </Row>
      </Container>
    </Root>
  );
}

function FooterLinks({ title, links }: FooterGroup) {
  const id = useId();
  return (
    <Group>
      <Heading id={id} level={2} size="sm">
        {title}
      </Heading>
      <Links role="list" aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <ShopLink href={href} variant="default">
              {label}
            </ShopLink>
          </li>
        ))}
      </Links>
    </Group>
  );
}
