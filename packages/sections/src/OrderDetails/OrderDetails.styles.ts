import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { besidePicture, pictureFrame } from '../ui/picture.styles.js';

export const Root = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  max-inline-size: 48rem;
`;

export const Top = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;
  overflow-wrap: anywhere;
`;

export const Placed = styled.span`
  color: ${theme.color.quiet};
  font-variant-numeric: tabular-nums;
`;

export const States = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]} ${theme.space[8]};
  margin: 0;
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};

  @media ${media.sm} {
    flex-flow: row wrap;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[2]};

  & > dt {
    color: ${theme.color.quiet};
  }
  & > dd {
    margin: 0;
    font-weight: ${theme.fontWeight.semibold};
  }
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.rule};
  }
  & > li:last-of-type {
    border-block-end: 1px solid ${theme.color.rule};
  }
`;

export const Product = styled.div`
  ${besidePicture}
  gap: ${theme.space[2]} ${theme.space[4]};

  @media ${media.sm} {
    grid-template-columns: 4rem minmax(0, 1fr) auto;
  }
`;

export const Frame = styled.div`
  max-inline-size: 4rem;
  aspect-ratio: 4 / 5;
  ${pictureFrame}
`;

export const Main = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

export const Title = styled.span`
  overflow-wrap: break-word;
  font-weight: ${theme.fontWeight.semibold};
  line-height: 1.35;
`;

export const Cost = styled.div`
  /* Positions its visually hidden texts. */
  position: relative;
  font-variant-numeric: tabular-nums;

  /* Below the title, if there is no room beside it. */
  @media (width < 30em) {
    grid-column: -2 / -1;
  }
`;

export const Totals = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  margin: 0;
`;

export const Lines = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;

  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }
  &:last-of-type {
    padding-block-start: ${theme.space[3]};
    border-block-start: 1px solid ${theme.color.rule};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
