import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.kbd`
  display: inline-block;
  min-inline-size: 1.6em;
  padding: 0.1em 0.4em;
  border: 1px solid ${theme.color.border};
  border-block-end-width: 2px;
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font: inherit;
  font-size: 0.85em;
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
`;
