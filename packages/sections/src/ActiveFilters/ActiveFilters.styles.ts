import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ListLink } from '../listing/ListLink.js';

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`;

export const Chip = styled(ListLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.25rem;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.sm};
  text-decoration: none;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
  }
  @media ${media.coarse} {
    min-block-size: 2.75rem;
  }
  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.ink};
    }
  }
`;

export const ClearAll = styled(ListLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.25rem;
  padding-inline: ${theme.space[2]};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.sm};
  text-underline-offset: 0.2em;

  @media ${media.coarse} {
    min-block-size: 2.75rem;
  }
`;
