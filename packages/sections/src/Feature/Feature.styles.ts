import { media, theme } from '@vitrine/components';
import { styled } from 'styled-components';
import { ShopLink } from '../ShopLink/ShopLink.js';

/** On phones, the words come first, then the picture. On wide screens, they are side by side. */
export const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  @media ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    align-items: center;
    gap: ${theme.space[16]};

    &[data-reversed] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-reversed] > :first-child {
      order: 1;
    }
    /* Without a picture, the words are limited to a readable width. */
    & > :only-child {
      grid-column: 1 / -1;
      max-inline-size: 40rem;
    }
  }

  &[data-variant='story'] {
    padding-block-start: ${theme.space[8]};
    border-block-start: 1px solid ${theme.color.rule};
  }
`;

export const Words = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[4]};
  max-inline-size: 34rem;

  /* A word that is wider than a phone breaks: with large text, the title is no wider than the rest. */
  & > * {
    max-inline-size: 100%;
  }
`;

export const Frame = styled.div`
  overflow: clip;
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  &[data-keep='end'] img {
    object-position: 100% 50%;
  }
`;

/** An opening has the page's main action, as a button; a story has a plain link. */
export const Action = styled(ShopLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  margin-block-start: ${theme.space[2]};
  border-radius: ${theme.radius.md};
  font-weight: ${theme.fontWeight.semibold};
  text-underline-offset: 0.3em;

  &[data-variant='primary'] {
    padding-inline: ${theme.space[6]};
    border: 1px solid transparent;
    background: ${theme.color.ink};
    color: ${theme.color.onInk};
    text-decoration: none;
  }
  &[data-variant='quiet'] {
    color: inherit;
  }

  @media ${media.hover} {
    &[data-variant='primary']:hover {
      background: ${theme.color.accent};
      color: ${theme.color.onAccent};
    }
    &[data-variant='quiet']:hover {
      text-decoration-thickness: 2px;
    }
  }
`;
