import { Container, media, theme } from '@vitrine/components';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

// Named by hand: only the packages' builds name their classes. See docs/decisions/022.
const Parts = styled.div.withConfig({ componentId: 'page-parts' })`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[8]};

  @media ${media.md} {
    gap: ${theme.space[24]};
    padding-block: ${theme.space[12]};
  }
`;

/** The parts of a page one below the other, within the margins of the screen. */
export function PageBody({ children }: { children: ReactNode }) {
  return (
    <Container constrainContent>
      <Parts>{children}</Parts>
    </Container>
  );
}
