import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** What was said of the cart as a whole stands clear of its first line. */
export const Contents = styled.div`
  position: relative;

  /* It has the focus only in place of what has gone: nothing can be done with it. */
  &:focus {
    outline: none;
  }

  & > [data-notice] {
    margin-block-end: ${theme.space[6]};
  }
`;

export const List = styled.ul`
  margin-block: calc(-1 * ${theme.space[5]}) 0;
  padding: 0;
  list-style: none;

  /* It has the focus only after an undo, as the place to go on from: nothing can be done with it. */
  &:focus {
    outline: none;
  }
`;

/** Below what is said of the whole cart: the way to ask the shop once more. */
export const Again = styled.div`
  margin-block-end: ${theme.space[6]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  &:empty {
    margin: 0;
  }
  [data-notice] + & {
    margin-block-start: calc(-1 * ${theme.space[3]});
  }
`;

export const Centered = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: center;
  justify-content: center;
  padding-block: ${theme.space[16]};
  text-align: center;
`;

/** Above the first line, in the room around the list: nothing moves when it comes and goes. */
export const StockCheck = styled.div`
  position: relative;
  block-size: 0;
  color: ${theme.color.quiet};

  & > * {
    position: absolute;
    inset-block-end: 0;
    inset-inline-end: 0;
  }
`;

export const Summary = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Subtotal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.semibold};

  & > :last-child {
    font-variant-numeric: tabular-nums;
  }
  & > [data-pending] {
    color: ${theme.color.quiet};
  }
`;

export const Page = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 44rem;
`;
