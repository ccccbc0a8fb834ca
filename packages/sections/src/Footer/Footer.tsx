import { Container, Text } from '@vitrine/components';
import { fill } from '../internal/fill.js';
import { Logo } from '../Logo/Logo.js';
import { messages as english, type Messages } from '../messages.js';
import { Root, Row } from './Footer.styles.js';

export interface FooterProps {
  /** The name of the shop. Default: 'Northlane'. */
  shopName?: string;
  /** The year of the copyright. Default: that in which its server, or its page without one, was started. */
  year?: number;
  /** Default: English. */
  messages?: Pick<Messages, 'location' | 'copyright'>;
}

// Not read while it renders: a page that is rendered once and kept may not ask for the time.
const startYear = new Date().getFullYear();

/** Closes every page: logo, place, copyright. */
export function Footer({ shopName = 'Northlane', year = startYear, messages = english }: FooterProps) {
  return (
    <Root>
      <Container constrainContent>
        <Row>
          <Logo name={shopName} />
          <Text as="address" size="sm" tone="quiet">
            {messages.location}
          </Text>
          <Text size="sm" tone="quiet">
            {fill(messages.copyright, { year, shop: shopName })}
          </Text>
        </Row>
      </Container>
    </Root>
  );
}
