import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  @media ${media.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    /* The second row takes the height that the choices need beyond the pictures. */
    grid-template-rows: auto 1fr;
    gap: ${theme.space[10]};
  }
  @media ${media.lg} {
    column-gap: ${theme.space[16]};
  }
`;

export const Pictures = styled.div`
  min-inline-size: 0;
`;

/** The first picture alone. It reserves the space of the thumbnails of all pictures. */
export const FirstPicture = styled(Pictures)`
  &[data-several] {
    padding-block-end: calc(4.5rem + ${theme.space[3]});
  }
`;

/** Low, so that the product's details come first. */
export const NoPicture = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};
  color: ${theme.color.quiet};
`;

/** Beside pictures and description. It stays in view while they scroll. */
export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-inline-size: 0;

  @media ${media.md} {
    position: sticky;
    /* Below the header, like scroll targets. */
    inset-block-start: ${theme.space[20]};
    grid-row: span 2;
    align-self: start;
  }
`;

export const Intro = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Choices = styled.div`
  /* Not a flex column: WebKit kept its height after the text in it got its font, and the button below jumped at the next change. */
  display: grid;
  gap: ${theme.space[4]};

  /* A script focuses it only after the retry button is gone. It has no action. */
  &:focus {
    outline: none;
  }
  & > button {
    justify-self: start;
  }
`;

export const Hint = styled.div`
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

export const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
`;

export const Others = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;

export const Sibling = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

export const SellingPoints = styled.ul`
  display: flex;
  flex-direction: column;
  padding: 0;
  border-block-start: 1px solid ${theme.color.rule};
  list-style: none;
  font-size: ${theme.fontSize.sm};

  li {
    display: flex;
    gap: ${theme.space[3]};
    align-items: center;
    padding-block: ${theme.space[3]};
    border-block-end: 1px solid ${theme.color.rule};
  }
  svg {
    flex: none;
    color: ${theme.color.accent};
  }
`;

export const Facts = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${theme.space[4]};
    padding-block: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.quiet};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Description = styled.section`
  min-inline-size: 0;
`;

/** Text without HTML keeps its line breaks. */
export const PlainText = styled.p`
  max-inline-size: 68ch;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
