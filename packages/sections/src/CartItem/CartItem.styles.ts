import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { besidePicture, pictureFrame } from '../ui/picture.styles.js';

export const Root = styled.div`
  ${besidePicture}
  gap: ${theme.space[3]};
  padding-block: ${theme.space[5]};

  @media ${media.sm} {
    grid-template-columns: 5rem minmax(0, 1fr);
    column-gap: ${theme.space[4]};
  }

  /* A line without a picture. */
  & > :only-child {
    grid-column: 1 / -1;
  }
`;

export const Frame = styled.div`
  max-inline-size: 5rem;
  aspect-ratio: 4 / 5;
  ${pictureFrame}
  [data-out-of-stock] > & img {
    opacity: 0.55;
  }
`;

export const Main = styled.div`
  /* Contains the texts for screen readers, which are positioned. */
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  min-inline-size: 0;
  align-items: flex-start;
`;

/** The texts below title and price. Without any, it leaves no gap. */
export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[1]};
  align-items: flex-start;
  min-inline-size: 0;

  &:empty {
    display: none;
  }
`;

/** The quantity, or the sentence in its place. */
export const Quantity = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
  inline-size: 100%;

  /* The total keeps its line, below the name if it does not fit beside it. A long name breaks. */
  & > :last-child {
    flex: none;
  }
`;

export const Name = styled.span`
  flex: 1 1 7rem;
  min-inline-size: 0;
  overflow-wrap: break-word;
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1.35;

  a {
    /* A finger's place without another line height. */
    padding-block: ${theme.space[1]};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`;

export const Controls = styled.div`
  /* For pages without scripts. It shows last, although it comes first in the document. With scripts, Enter presses it unseen until they run. */
  & > [data-update] {
    order: 1;

    @media not (scripting: none) {
      position: absolute;
      visibility: hidden;
    }
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  align-items: start;
  justify-content: space-between;
  inline-size: 100%;
  margin-block-start: ${theme.space[2]};

  /* In line with the quantity, even if a text is below it. */
  & > [data-variant='link'] {
    min-block-size: ${theme.size.controlSmall};
  }
`;

export const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.fontWeight.medium};

  &[data-pending] {
    color: ${theme.color.quiet};
  }
`;

export const Removed = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${theme.space[4]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  & > :first-child {
    flex: 1 1 12rem;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
