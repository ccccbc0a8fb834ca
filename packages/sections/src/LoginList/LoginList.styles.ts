import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: flex-start;
  /* It gets the focus only as a replacement for a removed element. It has no action, so it shows no ring. */
  &:focus {
    outline: none;
  }
`;

export const List = styled.ul`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  border-block-end: 1px solid ${theme.color.rule};
  list-style: none;

  & > li {
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.rule};
  }
`;

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: center;
`;

export const Times = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0 ${theme.space[4]};
  margin: ${theme.space[1]} 0 0;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  & dd {
    margin: 0;
  }
`;

export const Leave = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  align-items: flex-start;
`;

/** As narrow as a form. */
export const End = styled.div`
  inline-size: min(28rem, 100%);
`;

export const Proof = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};

  & > button {
    align-self: flex-start;
  }
`;
