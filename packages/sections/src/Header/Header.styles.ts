import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ShopLink } from '../ShopLink/ShopLink.js';

/**
 * In sight while the page is read, unless it would take too much of a low screen, or of one on which text is large: there its row
 * wraps. What has the focus is not under it: the reset scrolls the page that much further.
 */
export const Root = styled.header`
  position: relative;
  container-type: inline-size;
  z-index: ${theme.zIndex.sticky};
  border-block-end: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};

  @media (min-width: 20em) and (min-height: 30em) {
    position: sticky;
    inset-block-start: 0;
  }
`;

export const Row = styled.div`
  display: flex;
  /* With large text the bag goes below the logo. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-block-size: ${theme.space[16]};
  padding-block: ${theme.space[2]};

  @container ${media.lg} {
    gap: 0 ${theme.space[6]};
  }
`;

export const Start = styled.div`
  display: flex;
  /* The icon lines up with the edge of the page, not its target. */
  margin-inline-start: calc(-1 * ${theme.space[3]});

  &[data-narrow] {
    @container ${media.lg} {
      display: none;
    }
  }
`;

/** Where the menu fits in a row. */
export const Wide = styled.div`
  display: none;

  @container ${media.lg} {
    display: flex;
  }
`;

export const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
  /* The icons line up with the edge of the page, not their targets. */
  margin-inline-end: calc(-1 * ${theme.space[3]});
`;

/** Out of sight until it has the focus. */
export const SkipLink = styled.a`
  position: absolute;
  z-index: ${theme.zIndex.sticky};
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.size.gutter};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font-weight: ${theme.fontWeight.semibold};

  &:not(:focus) {
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const HomeLink = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: inherit;
  text-decoration: none;
  border-radius: ${theme.radius.sm};
`;
