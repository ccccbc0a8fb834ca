import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { pictureFrame } from '../ui/picture.styles.js';

/** Space between the cart's message and its first line. */
export const Contents = styled.div`
  position: relative;

  /* It gets the focus only as a replacement for a removed element. It has no action, so it shows no ring. */
  &:focus {
    outline: none;
  }

  & > [data-notice] {
    margin-block-end: ${theme.space[6]};
  }
`;

/** Above the lines. */
export const Delivery = styled.div`
  margin-block-end: ${theme.space[5]};
`;

export const List = styled.ul`
  margin-block: calc(-1 * ${theme.space[5]}) 0;
  padding: 0;
  list-style: none;

  /* It gets the focus only after an undo, as the place to continue from. It has no action, so it shows no ring. */
  &:focus {
    outline: none;
  }

  /* As high as the line was, with its message at the top, away from the press that removed it. */
  & > [data-removed] {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    min-block-size: var(--vt-line-size);
  }
`;

/** Below the cart's message: the button that requests the data again. */
export const Again = styled.div`
  margin-block-end: ${theme.space[6]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};

  [data-notice] + & {
    margin-block-start: calc(-1 * ${theme.space[3]});
  }
`;

export const Centered = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  align-items: center;
  justify-content: center;
  padding-block: ${theme.space[16]};
  text-align: center;
`;

/** An empty cart: a message and a link, the search, and the collections. */
export const Empty = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};

  & > :not(section) {
    max-inline-size: 40rem;
  }
`;

export const EmptyText = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[6]};
  align-items: center;
  justify-content: space-between;
`;

export const Summary = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Sums = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
`;

export const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[4]};
  align-items: baseline;
  justify-content: space-between;

  &[data-strong] {
    font-size: ${theme.fontSize.lg};
    font-weight: ${theme.fontWeight.semibold};
  }

  & > :last-child {
    font-variant-numeric: tabular-nums;
  }
  & > [data-pending] {
    color: ${theme.color.quiet};
  }
`;

/** Discount codes, a note and gift options, between hairlines. */
export const Extras = styled.div`
  /* Its first line covers the last line of the list. */
  margin-block: -1px ${theme.space[6]};
`;

/** The gift options below their checkbox, which shows them. */
export const Gift = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[3]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.color.rule};

  &:not(:has([name='gift']:checked)) > [data-options] {
    display: none;
  }
`;

/** The fields of a gift. */
export const GiftFields = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
`;

/** The message that the gift options are saved. Its line stays while there is no message. */
export const GiftState = styled.p`
  min-block-size: 1lh;
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
`;

/** A field and its button, in one line if they fit. */
export const CodeForm = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  align-items: end;

  & > :first-child {
    flex: 1 1 10rem;
  }
`;

export const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  padding: 0;
  list-style: none;

  ul& {
    margin-block-start: ${theme.space[4]};
  }
`;

/** The lines, with the sums beside them. */
export const Page = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  /* The products that go with the cart are apart from its lines. In a drawer, a border is between them. */
  div > section {
    padding-block-start: ${theme.space[8]};
  }
  @media ${media.lg} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    column-gap: ${theme.space[16]};

    /* An empty cart is as wide as the page at once, and not only when the HTML of its sums, which are empty, has come. */
    & > :first-child,
    & > :has([data-empty]),
    & > :has(+ :empty) {
      grid-column: 1 / -1;
    }
    & > [data-aside],
    & > :last-child:not(section) {
      position: sticky;
      /* Below the header, like scroll targets. */
      inset-block-start: ${theme.space[20]};
      align-self: start;
    }

    /* Products that go with the cart come late. They are below the lines, and the sums stay where they are. */
    &:has(> section) {
      grid-template-rows: auto auto 1fr;

      & > [data-aside] {
        grid-row: span 2;
      }
    }
  }
`;

/** Products that go with the cart, below their heading. */
export const CompanySection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
`;

export const Company = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  margin-block: 0;
  padding: 0;
  list-style: none;
`;

export const Companion = styled.li`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  align-items: center;
  font-size: ${theme.fontSize.sm};

  /* On a phone with text of twice the size, the button is below the name. */
  @media (max-width: 15em) {
    grid-template-columns: 3.5rem minmax(0, 1fr);
    justify-items: start;

    & > :nth-child(3) {
      grid-column: 2;
    }
  }

  a {
    min-block-size: 24px;
    color: inherit;
    font-weight: ${theme.fontWeight.semibold};
    text-decoration: none;
    overflow-wrap: break-word;
  }
  a:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The price is below the name. */
export const CompanionText = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`;

/** In the row below picture, name and button. Without an answer, it has no height. */
export const Answer = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

export const CompanionFrame = styled.div`
  aspect-ratio: 4 / 5;
  ${pictureFrame}
`;
