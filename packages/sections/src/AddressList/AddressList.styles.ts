import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: flex-start;
  /* It has the focus only in place of what has gone: nothing can be done with it. */
  &:focus {
    outline: none;
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${theme.space[4]};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  align-items: flex-start;
  padding: ${theme.space[5]};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.md};

  /* Below the longest of a row. */
  & > :last-child {
    margin-block-start: auto;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} ${theme.space[5]};
  align-items: center;

  & button {
    min-block-size: 2.75rem;
  }
`;

export const Lines = styled.address`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  font-style: normal;
  overflow-wrap: anywhere;
`;

export const None = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  inline-size: 100%;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};
`;
