import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`;

export const Label = styled.span`
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
`;

export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  min-block-size: 2.25rem;
  align-items: center;
  border-radius: ${theme.radius.md};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
`;

export const Tag = styled.div`
  max-inline-size: 100%;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};

  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 2px;
  }
  &:where([data-disabled]) {
    border-color: ${theme.color.rule};
    background: ${theme.color.panel};
    color: ${theme.color.quiet};
  }
  @media ${media.forcedColors} {
    &:where([data-disabled]) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.25rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  overflow-wrap: anywhere;

  [data-removable] > & {
    padding-inline-end: 0;
  }
  & > svg {
    flex: none;
  }
  @media ${media.coarse} {
    min-block-size: 44px;
  }
`;

export const Remove = styled.button`
  display: grid;
  flex: none;
  align-self: stretch;
  place-items: center;
  inline-size: 2.25rem;
  /* It fills the end of the tag. */
  margin-block: calc(-1 * ${theme.space[1]});
  margin-inline-start: calc(-1 * ${theme.space[1]});
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.md};
  background: none;
  color: inherit;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
  transition: background-color ${theme.motion.fast} ${theme.motion.ease};

  &:focus-visible {
    outline: 2px solid ${theme.color.ink};
    outline-offset: -4px;
  }
  &:disabled {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }
  @media ${media.coarse} {
    inline-size: 44px;
  }
  @media ${media.hover} {
    &:hover:not(:disabled) {
      background: ${theme.color.panel};
    }
  }
  @media ${media.forcedColors} {
    &:disabled {
      color: GrayText;
    }
  }
`;
