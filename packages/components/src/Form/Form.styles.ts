import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  min-inline-size: 0;
`;

export const Summary = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: min(${theme.space[4]}, 5vw);
  border: 1px solid ${theme.color.sale};
  border-inline-start-width: 4px;
  border-radius: ${theme.radius.md};
  /* A script moves the focus here. The ring must show, however the form was sent. */
  &:focus {
    outline: 2px solid ${theme.color.ink};
    outline-offset: 3px;
  }
`;

export const Problems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  padding: 0;
  color: ${theme.color.sale};
  list-style: none;

  & a {
    display: inline-block;
    min-block-size: 24px;
    color: inherit;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
  & a:hover {
    text-decoration-thickness: 2px;
  }
`;
