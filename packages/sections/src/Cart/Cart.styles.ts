import { theme } from '@vitrine/components';
import styled from 'styled-components';

export const List = styled.ul`
  margin-block-start: calc(-1 * ${theme.space[5]});
  padding: 0;
  list-style: none;
`;

export const Centered = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: center;
  justify-content: center;
  padding-block: ${theme.space[16]};
  text-align: center;
`;

/** Does not take room when it comes and goes. */
export const StockCheck = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  min-block-size: ${theme.space[6]};
  margin-block-end: ${theme.space[3]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Summary = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Subtotal = styled.p`
  display: flex;
  gap: ${theme.space[4]};
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
