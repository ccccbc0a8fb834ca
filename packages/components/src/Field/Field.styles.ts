import { styled } from 'styled-components';
import { plainFieldset } from '../internal/fieldset.styles.js';
import { theme } from '../theme/theme.js';

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`;

export const Label = styled.label`
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
`;

export const Group = styled.fieldset`
  ${plainFieldset}
`;

export const Legend = styled.legend`
  /* A legend is not part of the flex layout, so the gap does not apply. */
  margin-block-end: ${theme.space[2]};
  padding: 0;
  font-size: ${theme.fontSize.sm};
  font-weight: ${theme.fontWeight.medium};
  line-height: 1.4;
`;

export const Optional = styled.span`
  color: ${theme.color.quiet};
  font-weight: ${theme.fontWeight.regular};
`;

export const Required = styled.span`
  color: ${theme.color.sale};
`;

export const Description = styled.p`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const ErrorMessage = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.sale};
  font-size: ${theme.fontSize.sm};

  & > svg {
    flex: none;
    margin-block-start: 0.15em;
  }
`;
