import { theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: flex-start;
`;

/** With large text on a phone, the button is below it: beside it, no letter would have room. */
export const Field = styled.div`
  flex: 1 1 7rem;
  min-inline-size: 0;
`;

export const Thumbnail = styled.span`
  display: block;
  inline-size: 3rem;
  block-size: 3rem;
  overflow: hidden;
  border-radius: ${theme.radius.sm};
  background: ${theme.color.panel};

  & img {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  /* Wide pictures leave the third at their start empty for a title, so the crop keeps the other end. */
  &[data-wide] img {
    object-fit: cover;
    object-position: 100% 50%;
  }
`;
