import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};

  /* It has the focus only where what had it is gone. */
  &:focus {
    outline: none;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 40rem;
`;

/** There before what it says, or that would not be heard. */
export const Status = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

export const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: stretch;

  & > a {
    align-self: flex-start;
  }
  /* The match: in ink like the rest of the name, since colour alone would tell nobody. */
  & em {
    font-style: normal;
    text-decoration: underline;
    text-decoration-color: ${theme.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

export const Failure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  align-items: flex-start;
`;

export const End = styled.div`
  display: flex;
  justify-content: center;
`;

export const Recent = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  align-items: flex-start;
`;

export const RecentList = styled.ul`
  display: flex;
  flex-flow: row wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
