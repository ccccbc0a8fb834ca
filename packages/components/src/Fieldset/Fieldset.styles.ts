import { styled } from 'styled-components';
import { plainFieldset } from '../internal/fieldset.styles.js';
import { theme } from '../theme/theme.js';

export const Root = styled.fieldset`
  ${plainFieldset}
`;

export const Legend = styled.legend`
  padding: 0;
  font-size: ${theme.fontSize.lg};
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1.35;
  overflow-wrap: anywhere;

  :disabled > & {
    color: ${theme.color.quiet};
  }
`;

export const Fields = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--vt-gap);
  min-inline-size: 0;
  margin-block-start: ${theme.space[3]};
`;
