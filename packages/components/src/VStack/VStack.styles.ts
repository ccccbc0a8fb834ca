import { styled } from 'styled-components';

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--vt-gap);
  /* A child may shrink below its longest word or its picture. */
  min-inline-size: 0;

  &:where(ul, ol) {
    padding: 0;
    list-style: none;
  }

  &:where([data-direction='row']) {
    flex-direction: row;
  }
  /* A button fills the stack only by its own isFullWidth. */
  &:where(:not([data-align], [data-direction='row'])) > :where(:is(button, a)[data-variant]:not([data-full-width])) {
    align-self: flex-start;
  }
  &:where([data-wrap]) {
    flex-wrap: wrap;
  }

  &:where([data-align='start']) {
    align-items: flex-start;
  }
  &:where([data-align='center']) {
    align-items: center;
  }
  &:where([data-align='end']) {
    align-items: flex-end;
  }
  &:where([data-align='baseline']) {
    align-items: baseline;
  }

  &:where([data-justify='start']) {
    justify-content: flex-start;
  }
  &:where([data-justify='center']) {
    justify-content: center;
  }
  &:where([data-justify='end']) {
    justify-content: flex-end;
  }
  &:where([data-justify='between']) {
    justify-content: space-between;
  }
`;
