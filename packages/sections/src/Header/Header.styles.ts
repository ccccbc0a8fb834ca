import { theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ShopLink } from '../ShopLink/ShopLink.js';

export const Root = styled.header`
  position: relative;
  border-block-end: 1px solid ${theme.color.rule};
  background: ${theme.color.paper};
`;

export const Row = styled.div`
  display: flex;
  /* With large text the bag goes below the logo. */
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  min-block-size: ${theme.space[16]};
  padding-block: ${theme.space[2]};
`;

/** The icons line up with the edge of the page, not their targets. */
export const Start = styled.div`
  display: flex;
  margin-inline-start: calc(-1 * ${theme.space[3]});
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
