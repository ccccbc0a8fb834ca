import { Container } from '@vitrine/components';
import { CartButton } from '../CartButton/CartButton.js';
import { messages as english, type Messages } from '../messages.js';
import { Actions, Root, Row, SkipLink } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';

export interface HeaderProps {
  /** The name of the shop. Default: 'Northlane'. */
  shopName?: string;
  /** Id of the page's main element, to which the skip link leads. Default: 'content'. */
  contentId?: string;
  /** Default: English. */
  messages?: Pick<Messages, 'skipToContent'>;
}

/** Opens every page: the way past it, the logo and the cart. */
export function Header({ shopName = 'Northlane', contentId = 'content', messages = english }: HeaderProps) {
  return (
    <Root>
      <SkipLink href={`#${contentId}`}>{messages.skipToContent}</SkipLink>
      <Container constrainContent>
        <Row>
          <LogoLink shopName={shopName} />
          <Actions>
            <CartButton />
          </Actions>
        </Row>
      </Container>
    </Root>
  );
}
