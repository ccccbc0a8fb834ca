import { theme } from '@vitrine/components';
import { css } from 'styled-components';

/** The frame of a small picture, which fills it. Its shape is the frame's `aspect-ratio`. */
export const pictureFrame = css`
  overflow: clip;
  border-radius: ${theme.radius.md};
  background: ${theme.color.panel};

  img {
    inline-size: 100%;
    block-size: 100%;
  }
`;

/** A small picture beside words. On a phone with its text twice as large, the words need all of the width. */
export const besidePicture = css`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);

  @media (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
