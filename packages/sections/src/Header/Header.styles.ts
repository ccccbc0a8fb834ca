import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ShopLink } from '../ShopLink/ShopLink.js';

/**
 * Visible while the page scrolls, unless it would take too much of a low screen, or of a screen with large text, where its row wraps. The
 * reset adds scroll padding, so it never covers the focused element.
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

  /* An order is printed without the shop around it. */
  @media print {
    display: none;
  }
`;

export const Row = styled.div`
  display: flex;
  /* With large text, the cart button wraps below the logo. */
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-block-size: ${theme.space[16]};
  padding-block: ${theme.space[2]};

  /* The smallest phones have room for four buttons of 44 px beside the logo. */
  @container (max-width: 22em) {
    --vt-size-control: 2.75rem;
    gap: 0;
  }
  @container ${media.lg} {
    gap: 0 ${theme.space[6]};
  }
`;

export const Start = styled.div`
  display: flex;
  /* Aligns the icon, not its press target, with the edge of the page. */
  margin-inline-start: calc(-1 * ${theme.space[3]});

  &[data-narrow] {
    @container ${media.lg} {
      display: none;
    }
  }
`;

/** Wide enough for the menu in a row. */
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
  /* Aligns the icons, not their press targets, with the edge of the page. */
  margin-inline-end: calc(-1 * ${theme.space[3]});
`;

/** Hidden until it has the focus. */
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
