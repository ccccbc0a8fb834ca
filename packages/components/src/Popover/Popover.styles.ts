import { styled } from 'styled-components';
import { popoverSurface, surfaceArrow } from '../internal/surface.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Panel = styled.div`
  ${popoverSurface}
  ${surfaceArrow}
  inline-size: max-content;
  max-inline-size: min(24rem, calc(100vi - ${theme.space[4]}));
  max-block-size: var(--vt-available-height);
  padding: 0;

  /* Of the place beside its trigger, it takes only the top. */
  &[data-size='screen'] {
    left: 0 !important;
    inline-size: 100%;
    max-inline-size: none;
    border-inline: 0;
    border-radius: 0;

    @media not ${media.sm} {
      block-size: 100dvb;
    }
  }

  /* It has the focus only to be read, so the ring is at its edge. */
  &:focus-visible {
    outline-offset: -2px;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block-start: ${theme.space[2]};
  padding-inline: ${theme.space[4]} ${theme.space[2]};

  & > :first-child {
    padding-block: ${theme.space[2]};
  }
  & > :last-child {
    flex: none;
  }
`;

export const Body = styled.div`
  padding: ${theme.space[4]};

  /* The content has the margins of the page. */
  [data-size='screen'] > & {
    padding-inline: 0;
  }

  ${Header} + & {
    padding-block-start: ${theme.space[1]};
  }
`;
