import { Container } from '@vitrine/components';
import type { ReactNode } from 'react';
import { AccountLink } from '../AccountLink/AccountLink.js';
import { CartButton } from '../CartButton/CartButton.js';
import { withEnglish, type Messages } from '../messages.js';
import { Actions, Root, Row, SkipLink, Start } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';

export interface HeaderProps {
  /** Before the logo, such as the button of a menu. Default: nothing. */
  start?: ReactNode;
  /** Between the logo and the end, such as a menu or a search. Default: nothing. */
  children?: ReactNode;
  /** At the end; what is given here renders an `AccountLink` and a `CartButton` itself. Default: these two. */
  end?: ReactNode;
  /** Id of the page's main element, to which the skip link leads. Default: 'content'. */
  contentId?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

const defaultEnd = (
  <>
    <AccountLink />
    <CartButton />
  </>
);

/** Opens every page: the way past it, the logo, the account and the cart. */
export function Header({ start, children, end = defaultEnd, contentId = 'content', messages }: HeaderProps) {
  return (
    <Root>
      <SkipLink href={`#${contentId}`}>{withEnglish(messages).skipToContent}</SkipLink>
      <Container constrainContent>
        <Row>
          {start && <Start>{start}</Start>}
          <LogoLink />
          {children}
          <Actions>{end}</Actions>
        </Row>
      </Container>
    </Root>
  );
}
