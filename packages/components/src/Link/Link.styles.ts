import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.a`
  color: inherit;
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  border-radius: ${theme.radius.sm};
  transition: text-decoration-thickness ${theme.motion.fast} ${theme.motion.ease};

  &:where([data-variant='primary']) {
    color: ${theme.color.accent};
  }
  &:where([data-variant='secondary']) {
    color: ${theme.color.quiet};
  }

  /* For a list of links: its items need no underline to be recognised as links. */
  &:where([data-variant='default']) {
    display: inline-block;
    min-block-size: 1.5rem;
    text-decoration-color: transparent;

    &[aria-current='page'] {
      text-decoration-color: currentcolor;
    }
  }

  &:where([data-variant='outline']) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${theme.space[2]};
    min-block-size: ${theme.size.controlSmall};
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.md};
    font-weight: ${theme.fontWeight.medium};
    line-height: 1.25;
    text-align: center;
    text-decoration: none;
  }

  &:where([data-variant='iconWrapper']) {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-inline-size: ${theme.size.control};
    min-block-size: ${theme.size.control};
    border-radius: ${theme.radius.md};
    text-decoration: none;
  }

  @media ${media.hover} {
    &:hover {
      text-decoration-color: currentcolor;
      text-decoration-thickness: 2px;
    }
    &[data-variant='secondary']:hover {
      color: ${theme.color.ink};
    }
    &[data-variant='outline']:hover {
      border-color: ${theme.color.ink};
    }
    &[data-variant='iconWrapper']:hover {
      background: ${theme.color.panel};
    }
  }

  @media ${media.coarse} {
    &:where([data-variant='outline']) {
      min-block-size: 44px;
    }
  }
`;
