import { Container } from '@vitrine/components';
import type { ReactNode } from 'react';
import { CartButton } from '../CartButton/CartButton.js';
import { withEnglish, type Messages } from '../messages.js';
import { Actions, Root, Row, SkipLink, Start } from './Header.styles.js';
import { LogoLink } from './LogoLink.js';

export interface HeaderProps {
  /** Before the logo, such as the button of a menu. Default: nothing. */
  start?: ReactNode;
  /** Between the logo and the end, such as a menu or a search. Default: nothing. */
  children?: ReactNode;
  /** At the end; what is given here renders a `CartButton` itself. Default: `<CartButton />`. */
  end?: ReactNode;
  /** Id of the page's main element, to which the skip link leads. Default: 'content'. */
  contentId?: string;
  /** The texts that differ from the English ones. */
  messages?: Partial<Messages> | undefined;
}

/** Opens every page: the way past it, the logo and the cart. */
export function Header({ start, children, end = <CartButton />, contentId = 'content', messages }: HeaderProps) {
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
