import { IconButton, media, theme } from '@vitrine/components';
import { styled } from 'styled-components';

/**
 * A column that stays in view while the other one scrolls. Its end sticks to the screen's end, so one that is higher than the screen scrolls
 * to its end first. A lower one is as high as the screen, so its content stays below the header, like scroll targets. A bar at the screen's
 * end, such as the privacy bar, covers neither.
 */
const besideTheOther = `
  @media ${media.md} {
    --bar: 0rem;
    position: sticky;
    inset-block-end: var(--bar);
    align-self: end;
    min-block-size: min(100%, 100vh - ${theme.space[20]} - var(--bar));

    :root:has([data-end-bar]) & {
      --bar: 8rem;
    }
  }
`;

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};

  @media ${media.md} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    gap: ${theme.space[10]};
  }
  @media ${media.lg} {
    column-gap: ${theme.space[16]};
  }
`;

/** Below both columns. */
export const Below = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const Pictures = styled.div`
  position: relative;
  min-inline-size: 0;
  ${besideTheOther}
`;

/** The slides. A press on a picture enlarges it. */
export const Slides = styled.div`
  & :not(button) > img {
    cursor: zoom-in;
  }
`;

export const Enlarge = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: ${theme.space[2]};
  inset-inline-end: ${theme.space[2]};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};

  @media (scripting: none) {
    visibility: hidden;
  }
`;

/** The first picture alone. It reserves the space of the thumbnails of all pictures. */
export const FirstPicture = styled(Pictures)`
  &[data-several] {
    padding-block-end: calc(4.5rem + ${theme.space[3]});
  }
`;

/** A video or its poster, in the frame of the product's pictures. */
export const FilmRoot = styled.div`
  position: relative;
`;

const overThePoster = `
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
`;

export const FilmStart = styled.a`
  ${overThePoster}
  display: grid;
  place-items: center;
  color: ${theme.color.ink};

  & > svg {
    box-sizing: content-box;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.rule};
    border-radius: ${theme.radius.full};
    background: ${theme.color.paper};
    fill: currentcolor;
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -4px;
  }
`;

/** The whole poster is the button. */
export const ModelStart = styled.button`
  ${overThePoster}
  display: grid;
  place-items: center;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  cursor: pointer;

  & > svg {
    box-sizing: content-box;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.rule};
    border-radius: ${theme.radius.full};
    background: ${theme.color.paper};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -4px;
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const ModelRoot = styled.div`
  ${overThePoster}
  overflow: hidden;
  background: ${theme.color.panel};

  &:focus-visible {
    outline: 2px solid ${theme.color.accent};
    outline-offset: -4px;
  }
`;

export const CloseModel = styled(IconButton)`
  position: absolute;
  z-index: 1;
  inset-block-start: ${theme.space[2]};
  inset-inline-start: ${theme.space[2]};
  border: 1px solid ${theme.color.rule};
  border-radius: ${theme.radius.full};
  background: ${theme.color.paper};
`;

/** Presses go through it to the poster. */
export const FilmNote = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  padding: ${theme.space[2]} ${theme.space[3]};
  background: ${theme.color.paper};
  color: ${theme.color.ink};
  font-size: ${theme.fontSize.sm};
  pointer-events: none;
`;

export const ModelNotes = styled(FilmNote)`
  display: grid;
  gap: ${theme.space[1]};

  & > strong {
    color: ${theme.color.sale};
    font-weight: ${theme.fontWeight.medium};
  }
  @media (scripting: none) {
    display: none;
  }
`;

export const FilmVideo = styled.video`
  ${overThePoster}
  object-fit: contain;
  background: ${theme.color.panel};
`;

export const FilmFrame = styled.iframe`
  ${overThePoster}
  border: 0;
  background: ${theme.color.panel};
`;

export const FilmFailure = styled.div`
  ${overThePoster}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  background: ${theme.color.panel};
  text-align: center;

  & > p {
    margin: 0;
  }
  & > a {
    color: inherit;
  }
`;

/** A video or a 3D model over the whole screen. The viewer of a model styles its own pictures. */
export const FilmStage = styled.div`
  block-size: 100%;

  & > div {
    block-size: 100%;
  }
  & img:not([data-model] *) {
    ${overThePoster}
    object-fit: contain;
  }
`;

/** A thumbnail with the mark of a video or of a 3D model. */
export const Marked = styled.span`
  position: relative;
  display: block;
  block-size: 100%;

  & > svg {
    position: absolute;
    inset: 0;
    box-sizing: content-box;
    margin: auto;
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.full};
    background: ${theme.color.paper};
    color: ${theme.color.ink};
  }
  &:not([data-model]) > svg {
    fill: currentcolor;
  }
`;

export const Figure = styled.figure`
  margin: 0;
`;

/** As high as most captions of all pictures, so that a preview with the first one has the same height. */
export const FigureText = styled.figcaption`
  min-block-size: calc(3lh + ${theme.space[2]});
  padding-block-start: ${theme.space[2]};
  color: ${theme.color.quiet};
  font-size: ${theme.fontSize.sm};
  overflow-wrap: anywhere;
  text-wrap: pretty;

  @media ${media.sm} {
    min-block-size: calc(2lh + ${theme.space[2]});
  }
  @media ${media.lg} {
    min-block-size: calc(1lh + ${theme.space[2]});
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

export const Details = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[6]};
  min-inline-size: 0;
  ${besideTheOther}
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

/** A label over a control, as bones. */
export const WaitingOption = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`;

/** The place of the field for the height, which loads when the guide opens. It works with scripts only. */
export const FitPlace = styled.div`
  min-block-size: 8.25rem;

  @media (scripting: none) {
    display: none;
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
  max-inline-size: 45em;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const DeliveryLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[5]};
  margin: ${theme.space[3]} 0 0;
  padding: 0;
  list-style: none;

  a {
    color: inherit;
  }
`;
