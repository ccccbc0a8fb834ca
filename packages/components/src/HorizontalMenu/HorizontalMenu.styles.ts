import { css, styled } from 'styled-components';
import { surface } from '../internal/surface.styles.js';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.nav`
  min-inline-size: 0;
`;

export const Bar = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  position: relative;
  display: flex;
  align-items: center;
`;

const top = css`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.25;
  text-align: start;
  text-decoration: none;
  text-underline-offset: 0.35em;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &[aria-current] {
    text-decoration: underline 1px;
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline 1px;
    }
  }
`;

export const TopLink = styled.a`
  ${top}
`;

export const Disclosed = styled.details``;

export const Opener = styled.summary`
  ${top}
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
    transition: rotate ${theme.motion.fast} ${theme.motion.ease};
  }
  [open] > & {
    background: ${theme.color.panel};
  }
  [open] > & > svg {
    rotate: 180deg;
  }
  &[data-beside-link] {
    justify-content: center;
    min-inline-size: 2rem;
    padding-inline: 0;
  }
  @media ${media.coarse} {
    &[data-beside-link] {
      min-inline-size: 44px;
    }
  }
`;

export const Panel = styled.ul`
  ${surface}
  position: absolute;
  inset-block-start: calc(100% + ${theme.space[1]});
  inset-inline-start: 0;
  z-index: ${theme.zIndex.sticky};
  min-inline-size: 13rem;
  max-inline-size: min(20rem, calc(100vi - ${theme.space[8]}));
  margin: 0;
  padding: ${theme.space[2]};
  list-style: none;
  inline-size: max-content;

  &[data-align='end'] {
    inset-inline: auto 0;
  }
`;

/** Wide pictures leave the third at their start empty for a title, so the crop keeps the other end. */
export const Picture = styled.img`
  flex: none;
  inline-size: 5rem;
  block-size: 3rem;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.panel};
  object-fit: cover;
  object-position: 92% 50%;
`;

export const PanelLink = styled.a`
  display: flex;
  gap: ${theme.space[4]};
  align-items: center;
  min-block-size: 2.75rem;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  color: ${theme.color.ink};
  line-height: 1.35;
  text-decoration: none;
  overflow-wrap: anywhere;

  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-current] {
    font-weight: ${theme.fontWeight.semibold};
  }
  @media ${media.hover} {
    &:hover {
      background: ${theme.color.panel};
    }
  }
`;
