import { theme } from '@vitrine/components';
import { css } from 'styled-components';

/** The frame of a small picture. The picture fills it; `aspect-ratio` sets its shape. */
export const pictureFrame = css`
  overflow: clip;
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};

  img {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** A small picture beside text. On a phone with text of twice the size, the text needs the full width. */
export const besidePicture = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);

  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
