import { styled } from 'styled-components';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;
  padding: ${theme.space[2]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  color: ${theme.color.ink};

  &:where([aria-orientation='vertical']) {
    flex-direction: column;
    flex-wrap: nowrap;
    align-items: stretch;
    inline-size: fit-content;

    /* Text buttons are as wide as the bar, icons are in its middle. */
    & [data-square] {
      margin-inline: auto;
    }
  }

  /* A line of the bar neither begins nor ends with a divider: see useDividersAtEdges. */
  & > [data-edge] {
    visibility: hidden;
  }
  & > [data-edge='start'] {
    position: absolute;
  }
`;
