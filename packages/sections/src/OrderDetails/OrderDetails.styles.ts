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

/** The steps below each other on a phone, in a line elsewhere. */
export const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  @media ${media.sm} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 0;
  }
`;

export const Step = styled.li`
  position: relative;
  display: flex;
  gap: ${theme.space[3]};
  align-items: center;
  color: ${theme.color.quiet};
  line-height: 1.3;
  overflow-wrap: anywhere;

  &[data-done] {
    color: ${theme.color.ink};
  }
  &[aria-current] {
    font-weight: ${theme.fontWeight.semibold};
  }
  /* The line from the earlier step. */
  &:not(:first-child)::before {
    content: '';
    position: absolute;
    inset-block: calc(-1 * ${theme.space[4]} - 0.1em) calc(50% + 0.75rem);
    inset-inline-start: calc(0.75rem - 1px);
    border-inline-start: 2px solid ${theme.color.rule};
  }
  &[data-done]:not(:first-child)::before {
    border-color: ${theme.color.ink};
  }

  @media ${media.sm} {
    flex-direction: column;
    gap: ${theme.space[2]};
    align-items: flex-start;
    padding-inline-end: ${theme.space[3]};

    &:not(:first-child)::before {
      inset-block: calc(0.75rem - 1px) auto;
      inset-inline: -100% 100%;
      margin-inline-start: 1.5rem;
      border-block-start: 2px solid ${theme.color.rule};
      border-inline-start: 0;
    }
    &[data-done]:not(:first-child)::before {
      border-color: ${theme.color.ink};
    }
  }
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  border: 2px solid ${theme.color.rule};
  border-radius: 50%;

  [data-done] > & {
    border-color: ${theme.color.ink};
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
  }
`;

/** The button, and the products that could not be added. */
export const Again = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  align-items: flex-start;

  @media print {
    display: none;
  }
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

/** Parcels and addresses, beside each other if they fit. */
export const Places = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${theme.space[6]};
`;

export const Place = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;

  & > address {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    font-style: normal;
  }
`;

export const Parcels = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
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
  &[data-kind='total'] {
    padding-block-start: ${theme.space[3]};
    border-block-start: 1px solid ${theme.color.rule};
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.fontWeight.semibold};
  }
  &[data-kind='part'] {
    color: ${theme.color.quiet};
    font-size: ${theme.fontSize.sm};
  }
`;
