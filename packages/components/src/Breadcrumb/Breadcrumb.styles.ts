import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.nav`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${theme.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Crumb = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const CrumbLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: 1.75rem;
  min-inline-size: 1.5rem;
  border-radius: ${theme.radius.sm};
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;

  @media ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
      text-decoration-thickness: 2px;
    }
  }
  @media ${media.coarse} {
    min-block-size: 44px;
  }
`;

export const Current = styled.span`
  color: ${theme.color.ink};
`;

export const Separator = styled.span`
  flex: none;

  & > svg:dir(rtl) {
    scale: -1 1;
  }
`;
