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
  /* The previous list is pale while the requested one loads. */
  &:has([data-pending]) [data-list] {
    opacity: 0.5;
    transition: opacity ${theme.motion.slow} ${theme.motion.ease} 150ms;
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
    display: block;
    flex: 1 1 0;
    min-inline-size: 8rem;
  }
`;
