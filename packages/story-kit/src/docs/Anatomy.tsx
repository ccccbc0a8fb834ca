import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { markersFor, type Box } from './anatomy.js';
import { partsOf, type SharedParts, type ShownPart } from './anatomyParts.js';
import { screenOf, type PreparedStory, type ScreenParameters } from './Example.js';
import { StoryFrame } from './StoryFrame.js';

function useParts(name: string, shared: SharedParts | undefined) {
  const [parts, setParts] = useState<ShownPart[]>();
  useEffect(() => {
    let isCurrent = true;
    void partsOf(name, shared).then((found) => isCurrent && setParts(found));
    return () => {
      isCurrent = false;
    };
  }, [name, shared]);
  return parts;
}

interface AnatomyProps {
  /** The component's name. */
  name: string;
  /** The story to draw. Undefined if there is none. */
  story: PreparedStory | undefined;
  /** The file of the parts that it shares with others. */
  shared: SharedParts | undefined;
}

/** The parts of a component in a picture, with a table of their names, notes, and classes for style sheets. */
export function Anatomy({ name, story, shared }: AnatomyProps) {
  const parts = useParts(name, shared);
  const [found, setFound] = useState<Found>();
  if (!parts) return null;
  const shown = found?.parts ?? [];
  const others = parts.filter(
    ({ owner, className }) => owner === name && !shown.some((one) => one.className === className),
  );
  return (
    <>
      {story && (
        <div className="anatomy sb-unstyled" inert>
          <Stage name={name} story={story} parts={parts} shared={shared} onFound={setFound} />
          {found && <Markers {...found} />}
        </div>
      )}
      <table className="legend">
        <thead>
          <tr>
            {story && <th scope="col">No.</th>}
            <th scope="col">Part</th>
            <th scope="col">Class</th>
          </tr>
        </thead>
        <tbody>
          {[...shown, ...others].map((part, index) => (
            <tr key={part.className}>
              {story && (
                <td className="number">{index < shown.length && <span className="marker">{index + 1}</span>}</td>
              )}
              <td>
                <strong>{inWords(part.name)}</strong>
                {part.note && <p>{part.note}</p>}
              </td>
              <td>
                <code>.{part.className}</code>
                <span className="element">{part.element}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {story && others.length > 0 && 'A part without a number shows in another state. '}
        What else {name} is made of has a page of its own.
      </p>
    </>
  );
}

/** 'ErrorMessage' → 'Error message' */
const inWords = (name: string) => {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words === 'Root' ? 'The whole' : words;
};

interface Found {
  /** The parts that are in the picture, in the order of their places. */
  parts: ShownPart[];
  /** The place of each part. */
  boxes: Box[];
  /** The width of the picture, in px. */
  width: number;
}

interface StageProps extends Pick<AnatomyProps, 'name' | 'shared'> {
  story: PreparedStory;
  parts: readonly ShownPart[];
  onFound: (found: Found) => void;
}

/** The story as a picture. One that covers the page has a screen of its own. */
function Stage({ story, parts, name, shared, onFound }: StageProps) {
  const screen = screenOf(story);
  return screen && !screen.hasPhone ? (
    <FramedStage story={story} screen={screen} name={name} shared={shared} onFound={onFound} />
  ) : (
    <InlineStage story={story} parts={parts} shared={shared} onFound={onFound} />
  );
}

const quiet = { showMain: () => {}, showError: () => {}, showException: () => {} };

function InlineStage({ story, parts, shared, onFound }: Omit<StageProps, 'name'>) {
  const { renderStoryToElement } = use(DocsContext);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const end = renderStoryToElement(story, element, quiet, { autoplay: false, forceInitialArgs: true });
    return () => void Promise.resolve().then(end);
  }, [renderStoryToElement, story]);
  useEffect(() => (stage.current ? watchParts(stage.current, parts, onFound) : undefined), [parts, onFound]);
  return <div className="anatomy-stage" data-field={shared === 'Field' || undefined} ref={stage} />;
}

interface FramedStageProps extends Pick<StageProps, 'name' | 'shared' | 'story' | 'onFound'> {
  screen: ScreenParameters;
}

function FramedStage({ story: { id, name: title }, screen, name, shared, onFound }: FramedStageProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement>();
  useEffect(() => {
    if (!frame?.contentWindow) return;
    let end: (() => void) | undefined;
    let isCurrent = true;
    const page = frame.contentDocument?.documentElement;
    // The frame has classes of its own.
    void frame.contentWindow.anatomyPartsOf?.(name, shared).then((parts) => {
      if (isCurrent && page) end = watchParts(page, parts, onFound);
    });
    return () => {
      isCurrent = false;
      end?.();
    };
  }, [frame, name, shared, onFound]);
  return (
    <div className="anatomy-stage" data-framed="">
      <StoryFrame id={id} title={`The parts of ${name}: ${title}`} {...screen} onShown={setFrame} />
    </div>
  );
}

/** Such an element has no width of its own: a container of queries, or a carousel, whose slides take a part of its width. */
function isContainer(element: Element) {
  const { containerType, scrollSnapType } = getComputedStyle(element);
  return containerType === 'inline-size' || scrollSnapType !== 'none';
}

/** Looks for the parts whenever the picture changes, until the returned function is called. */
function watchParts(stage: HTMLElement, parts: readonly ShownPart[], onFound: (found: Found) => void) {
  const look = () => {
    stage.toggleAttribute('data-contained', [...stage.querySelectorAll('*')].some(isContainer));
    onFound(findParts(stage, parts));
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  // An overlay may come with a motion.
  const moves = ['transitionend', 'animationend'];
  size.observe(stage);
  content.observe(stage, { childList: true, subtree: true });
  for (const move of moves) stage.addEventListener(move, look);
  return () => {
    size.disconnect();
    content.disconnect();
    for (const move of moves) stage.removeEventListener(move, look);
  };
}

/** Finds the parts in the picture, up to its end. If there are several of a kind, the first visible one counts. */
function findParts(stage: HTMLElement, parts: readonly ShownPart[]): Found {
  const frame = stage.getBoundingClientRect();
  const places = parts.flatMap((part) => {
    const seen = [...stage.querySelectorAll(`.${part.shownClass}`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .find(({ width, height }) => width > 2 && height > 2);
    if (!seen) return [];
    const { left, width } = seen;
    const top = seen.top - frame.top;
    const height = Math.min(seen.height, stage.clientHeight - top);
    return height > 2 ? { part, box: { left: left - frame.left, top, width, height } } : [];
  });
  places.sort(({ box: a }, { box: b }) => a.top - b.top || a.left - b.left || b.width - a.width);
  return { parts: places.map(({ part }) => part), boxes: places.map(({ box }) => box), width: frame.width };
}

/** Px from the edge of the picture to the middle of a marker. */
const gutter = 28;

/** Numbers beside the picture, each with a line to its part and an outline around that. */
function Markers({ parts, boxes, width }: Found) {
  const markers = markersFor(boxes, width);
  return (
    <svg className="markers" width={width}>
      {boxes.map((box, index) => (
        <rect key={parts[index]?.className} x={box.left} y={box.top} width={box.width} height={box.height} />
      ))}
      {markers.map(({ y, side, to }, index) => {
        const x = side === 'left' ? -gutter : width + gutter;
        return (
          <g key={parts[index]?.className}>
            <path d={`M${x} ${y}L${to.x} ${to.y}`} />
            <circle className="end" cx={to.x} cy={to.y} r={2.5} />
            <circle cx={x} cy={y} r={11} />
            <text x={x} y={y}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
