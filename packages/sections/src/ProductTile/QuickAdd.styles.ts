import { IconButton, media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

/** As large as the tile's picture, which it lets presses through to. */
export const Place = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: flex-end;
  justify-content: flex-end;
  aspect-ratio: 4 / 5;
  padding: ${theme.space[1]};
  pointer-events: none;

  @media ${media.md} {
    padding: ${theme.space[3]};
  }
`;

/** In sight on touch screens. With a mouse, it shows while the mouse is over the tile or the focus is in it. */
export const AddButton = styled(IconButton)`
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};
  pointer-events: auto;

  @media ${media.hover} {
    opacity: 0;
    transition: opacity ${theme.motion.fast} ${theme.motion.ease};

    :is(:hover, :focus-within) > * > * > &,
    &[data-loading] {
      opacity: 1;
    }
  }
`;
