import { styled } from 'styled-components';
import { surface } from '../internal/surface.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

/** Replaces the drawer, which needs scripts. */
export const BeforeScripts = styled.div`
  ${surface}
  inset-block: 0;
  inset-inline: 0 auto;
  box-sizing: border-box;
  /* Leaves a strip of the page free, where a tap closes the menu. */
  inline-size: min(22rem, 100% - 4rem);
  block-size: auto;
  max-block-size: none;
  margin: 0;
  padding: ${theme.space[5]};
  overflow-y: auto;
`;

export const Custom = styled.div`
  padding-block-end: ${theme.space[4]};
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  border-block-end: 1px solid ${theme.color.rule};
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.medium};
`;

export const Sublist = styled.ul`
  margin: 0;
  padding: 0;
  padding-inline-start: ${theme.space[4]};
  border-inline-start: 1px solid ${theme.color.rule};
  font-size: ${theme.fontSize.md};
  font-weight: ${theme.fontWeight.regular};
  list-style: none;
`;

export const PageLink = styled.a`
  display: flex;

  &:has(img) {
    padding-block: ${theme.space[1]};
  }
  gap: ${theme.space[4]};
  align-items: center;
  min-block-size: ${theme.size.control};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  line-height: 1.35;
  text-decoration: none;
  text-underline-offset: 0.2em;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    text-decoration: underline 1px;
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline 1px;
    }
  }
`;
