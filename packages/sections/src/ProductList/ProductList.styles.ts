import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  @media ${media.lg} {
    &[data-filtered] {
      grid-template-columns: 15rem minmax(0, 1fr);
      gap: ${theme.space[10]};
    }
  }
  /* The previous list is pale while the requested one loads, if that takes a moment. The new list comes back to full colour. */
  & [data-list] {
    transition: opacity ${theme.motion.slow} ${theme.motion.ease};
  }
  &:has([data-pending]) [data-list] {
    opacity: 0.5;
    transition-delay: ${theme.motion.fast};
  }
`;

export const Main = styled.div`
  min-inline-size: 0;
`;

/** The filters are in the page on wide screens and without scripts, and otherwise in a drawer. */
export const Side = styled.div`
  min-inline-size: 0;

  @media (scripting: enabled) and (not ${media.lg}) {
    &:not([data-shown]) {
      display: none;
    }
  }
`;

export const FilterButtonFrame = styled.div`
  display: none;

  @media (scripting: enabled) and (not ${media.lg}) {
    /* As tall as the select beside it. */
    display: grid;
    flex: 1 1 0;
    align-self: stretch;
    min-inline-size: 7.5rem;
  }
`;

/** Shown if no product matches the filters. */
export const NoMatch = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: flex-start;
  padding-block: ${theme.space[4]};

  & > section {
    align-self: stretch;
    margin-block-start: ${theme.space[10]};
  }
`;
