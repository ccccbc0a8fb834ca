import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Finder = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  padding-block-end: ${theme.space[4]};
`;

/** Two fields and the button fit into the narrowest screen. */
export const Fields = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space[2]};

  & > :not(button) {
    inline-size: 4.25rem;
    white-space: nowrap;
  }
`;

export const Answer = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

export const Fit = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.color.rule};
`;
