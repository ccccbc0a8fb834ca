import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** A form with its heading, narrow enough for one column: in the middle of a page, at the start of an account page. */
export const FormPage = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  inline-size: 100%;
  max-inline-size: 28rem;
  margin-inline: auto;

  &[data-in-account] {
    margin-inline: 0;
  }
`;

/** Links beside the form. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  align-items: center;
  justify-content: space-between;
`;

/** Two fields side by side, if they fit. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${theme.space[5]};
  align-items: start;
`;
