import { Container, formatMessage, Text } from '@vitrine/components';
import type { ReactNode } from 'react';
import { withEnglish, type Messages } from '../messages.js';
import { ShopLogo, type ShopSettings } from '../shop/settings.js';
import { Content, Root, Row } from './Footer.styles.js';

export interface FooterProps {
  /** The settings of the shop, as `ShopProvider` has them: the footer renders on the server, which hears no provider. */
  shop: Pick<ShopSettings, 'name' | 'logo' | 'location'>;
  /** Above the line with the logo, such as links to the shop's pages. Default: nothing. */
  children?: ReactNode;
  /** At the end of that line, such as the ways to pay. Default: nothing. */
  end?: ReactNode;
  /** The year of the copyright. Default: that in which its server, or its page without one, was started. */
  year?: number;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

// Not read while it renders: a page that is rendered once and kept may not ask for the time.
const startYear = new Date().getFullYear();

/** Closes every page: logo, place, copyright. */
export function Footer({ shop, children, end, year = startYear, messages }: FooterProps) {
  return (
    <Root>
      <Container constrainContent>
        {children && <Content>{children}</Content>}
        <Row>
          <ShopLogo shop={shop} />
          {shop.location && (
            <Text as="address" size="sm" tone="quiet">
              {shop.location}
            </Text>
          )}
          <Text size="sm" tone="quiet">
            {formatMessage(withEnglish(messages).copyright, { year, shop: shop.name })}
          </Text>
          {end}
        </Row>
      </Container>
    </Root>
  );
}
