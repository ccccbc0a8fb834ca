import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ListingForm } from '../listing/ListingForm.js';

export const Form = styled(ListingForm)`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
`;

export const Values = styled.div`
  display: flex;
  flex-direction: column;
  /* A long list shows some values at once, and a part of the next one. */
  max-block-size: 19.5rem;
  padding-block-end: ${theme.space[4]};
  overflow-y: auto;
`;

export const Choice = styled.label`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 2.25rem;
  /* Room for the focus rings inside. */
  padding-inline-start: ${theme.space[1]};
  overflow-wrap: anywhere;
  cursor: pointer;

  @media ${media.coarse} {
    min-block-size: 2.75rem;
  }
`;

/** A native checkbox, which works without scripts. */
export const Box = styled.input`
  flex: none;
  inline-size: ${theme.size.icon};
  block-size: ${theme.size.icon};
  margin: 0;
  accent-color: ${theme.color.accent};
  cursor: pointer;
`;

export const Count = styled.span`
  color: ${theme.color.quiet};
  font-variant-numeric: tabular-nums;
`;

export const Amounts = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
  /* Room for the focus rings inside. */
  padding: 0 ${theme.space[1]} ${theme.space[4]};
`;

export const AmountLabel = styled.label`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  font-size: ${theme.fontSize.sm};
`;

export const Amount = styled.input`
  appearance: textfield;
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[3]};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.md};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.md};

  &::placeholder {
    color: ${theme.color.quiet};
    opacity: 1;
  }
  &::-webkit-inner-spin-button {
    appearance: none;
  }
`;

/** Hidden if scripts run: a choice then takes effect at once, or with the drawer's button. */
export const Apply = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;
