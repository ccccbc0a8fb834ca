import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: flex-start;
  /* It gets the focus only as a replacement for a removed element. It has no action, so it shows no ring. */
  &:focus {
    outline: none;
  }
`;

/** At most two columns, so that the actions of a card fit into one line. */
export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, (100% - ${theme.space[4]}) / 2)), 1fr));
  gap: ${theme.space[4]};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
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
