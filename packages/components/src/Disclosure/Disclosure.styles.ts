import { styled } from 'styled-components';
import { media } from '../theme/media.js';
import { theme } from '../theme/theme.js';

export const Root = styled.details`
  min-inline-size: 0;

  &[data-variant='divided'] {
    border-block: 1px solid ${theme.color.rule};

    /* Adjacent disclosures share a line. */
    & + & {
      border-block-start: 0;
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    interpolate-size: allow-keywords;

    &::details-content {
      block-size: 0;
      overflow-y: clip;
      transition:
        block-size ${theme.motion.slow} ${theme.motion.ease},
        content-visibility ${theme.motion.slow} allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
      /* Its content takes the focus at once. A transition would begin hidden, for a frame or more. */
      transition-property: block-size;
    }
  }
`;

export const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: ${theme.size.control};
  padding-block: ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.35;
  list-style: none;
  cursor: pointer;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;

  &::-webkit-details-marker {
    display: none;
  }
  & > svg {
    flex: none;
  }
  & > [data-chevron] {
    margin-inline-start: auto;
    transition: rotate ${theme.motion.fast} ${theme.motion.ease};
  }
  :is([open], [data-open]) > & > [data-chevron] {
    rotate: 180deg;
  }
  [data-disabled] > & {
    color: ${theme.color.quiet};
    cursor: not-allowed;
  }

  @media ${media.hover} {
    :not([data-disabled]) > &:hover {
      color: ${theme.color.accent};
    }
  }
  @media ${media.forcedColors} {
    [data-disabled] > & {
      color: GrayText;
    }
  }
`;

export const Title = styled.span`
  min-inline-size: 0;
  margin: 0;
  font: inherit;
  overflow-wrap: anywhere;
`;

export const Content = styled.div`
  padding-block: ${theme.space[1]} ${theme.space[5]};
  color: ${theme.color.ink};
`;
