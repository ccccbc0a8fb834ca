import { theme } from '@vitrine/components';
import styled from 'styled-components';

export const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  align-items: baseline;
  font-variant-numeric: tabular-nums;

  ins {
    color: ${theme.color.sale};
    font-weight: ${theme.fontWeight.semibold};
    text-decoration: none;
  }
  del {
    color: ${theme.color.quiet};
    font-weight: ${theme.fontWeight.regular};
    text-decoration-thickness: 1px;
  }
  &[data-size='lg'] {
    font-size: ${theme.fontSize.lg};

    del {
      font-size: ${theme.fontSize.md};
    }
  }
`;
