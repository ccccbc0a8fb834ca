import { theme } from '@vitrine/components';
import { keyframes, styled } from 'styled-components';

const arrive = keyframes`
  from { translate: 0 100%; }
`;

/** Narrow, and high enough that most of the page stays in view. */
const shows = '(width < 48em) and (min-width: 20em) and (min-height: 30em)';

export const Root = styled.section`
  display: none;

  @media ${shows} {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[2]};
    position: fixed;
    inset-inline: 0;
    inset-block-end: 0;
    z-index: ${theme.zIndex.sticky};
    padding: ${theme.space[3]} ${theme.space[4]} calc(${theme.space[3]} + env(safe-area-inset-bottom));
    border-block-start: 1px solid ${theme.color.rule};
    background: ${theme.color.paper};
    animation: ${arrive} ${theme.motion.slow} ${theme.motion.ease};
  }
  &[data-aside] {
    visibility: hidden;
  }
  @media print {
    display: none;
  }

  /* Focused elements scroll clear of it, and so does the end of the page. See useRootMark: what is named here is not the bar. */
  @media ${shows} {
    :root[data-has-buy-bar]:not(&) {
      scroll-padding-block-end: 6rem;
    }
    :root[data-has-buy-bar]:not(:has([data-end-bar])) body:not(&) {
      padding-block-end: 7rem;
    }
    :root[data-has-buy-bar] [data-end-bar]:not(&) {
      margin-block-start: 5.5rem;
    }
  }
`;

export const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) fit-content(52%);
  align-items: center;
  gap: ${theme.space[3]};

  /* A long text, such as a missing choice, wraps into few lines. */
  button {
    padding-inline: ${theme.space[4]};
    font-size: ${theme.fontSize.sm};
    line-height: 1.25;
    text-wrap: balance;
  }
`;

export const Thumbnail = styled.div`
  inline-size: 3rem;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.panel};
`;

export const Face = styled.div`
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
  line-height: 1.35;
`;

const line = `
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Name = styled.div`
  ${line}
  font-weight: ${theme.fontWeight.semibold};
`;

export const Chosen = styled.div`
  ${line}
  color: ${theme.color.quiet};
`;

export const Problem = styled.p`
  color: ${theme.color.sale};
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
`;
