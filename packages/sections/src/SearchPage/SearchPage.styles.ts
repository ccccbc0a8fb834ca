import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};

  /* It has the focus only if the focused element is gone. */
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

export const Results = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: stretch;

  & > a {
    align-self: flex-start;
  }
  /* The match has the colour of the name and an underline, because colour alone does not mark it for everyone. */
  & em {
    font-style: normal;
    text-decoration: underline;
    text-decoration-color: ${theme.color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.2em;
  }
`;

/** The link from a page beyond the last one. */
export const FirstPage = styled.div`
  display: flex;
`;

export const Failure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  align-items: flex-start;
`;

export const End = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  align-items: center;
  text-align: center;
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
