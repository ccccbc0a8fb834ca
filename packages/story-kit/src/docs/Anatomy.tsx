/// <reference types="vite/client" />
import { DocsContext } from '@storybook/addon-docs/blocks';
import { use, useEffect, useRef, useState } from 'react';
import { markersFor, styledParts, type Box, type StyledPart } from './anatomy.js';
import type { PreparedStory } from './Example.js';

const sources = import.meta.glob<string>('../../../{components,sections}/src/*/*.styles.ts', {
  query: '?raw',
  import: 'default',
});
const modules = import.meta.glob<Record<string, unknown>>('../../../{components,sections}/src/*/*.styles.ts');

/** The file with the styles of a component. */
const stylesOf = (name: string) => Object.keys(sources).find((file) => file.endsWith(`/${name}.styles.ts`));

export const hasAnatomy = (name: string) => stylesOf(name) !== undefined;

interface ShownPart extends StyledPart {
  /** The component's name. */
  owner: string;
  /** Its class in the catalogue, where styled-components writes the styles. */
  shownClass: string;
}

/** A component's parts, in the order of its file of styles. */
async function partsOf(name: string): Promise<ShownPart[]> {
  const path = stylesOf(name);
  if (!path) return [];
  const [source = '', styled = {}] = await Promise.all([sources[path]?.(), modules[path]?.()]);
  return styledParts(source, `${path.includes('/sections/') ? 'vt-s' : 'vt'}-${name}`).map((part) => ({
    ...part,
    owner: name,
    shownClass: (styled[part.name] as { styledComponentId?: string }).styledComponentId ?? '',
  }));
}

function useParts(name: string, isField: boolean) {
  const [parts, setParts] = useState<ShownPart[]>();
  useEffect(() => {
    let isCurrent = true;
    const files = [partsOf(name), isField ? partsOf('Field') : []];
    void Promise.all(files).then((found) => isCurrent && setParts(found.flat()));
    return () => {
      isCurrent = false;
    };
  }, [name, isField]);
  return parts;
}

interface AnatomyProps {
  /** The component's name. */
  name: string;
  /** The story to draw. Undefined for a component that only shows over the page. */
  story: PreparedStory | undefined;
  /** Whether it has a label, help and error, which are parts of `Field`. */
  isField: boolean;
}

/** The parts of a component in a picture, with a table of their names, notes, and classes for style sheets. */
export function Anatomy({ name, story, isField }: AnatomyProps) {
  const parts = useParts(name, isField);
  const [found, setFound] = useState<Found>();
  if (!parts) return null;
  const shown = found?.parts ?? [];
  const others = parts.filter((part) => !shown.includes(part) && part.owner === name);
  return (
    <>
      {story && <Picture story={story} parts={parts} isField={isField} found={found} onFound={setFound} />}
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

interface PictureProps extends Pick<AnatomyProps, 'isField'> {
  story: PreparedStory;
  parts: readonly ShownPart[];
  found: Found | undefined;
  onFound: (found: Found) => void;
}

const quiet = { showMain: () => {}, showError: () => {}, showException: () => {} };

/** The story as an inert picture, with numbered markers beside it for its parts. */
function Picture({ story, parts, isField, found, onFound }: PictureProps) {
  const { renderStoryToElement } = use(DocsContext);
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const end = renderStoryToElement(story, element, quiet, { autoplay: false, forceInitialArgs: true });
    return () => void Promise.resolve().then(end);
  }, [renderStoryToElement, story]);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const look = () => onFound(findParts(element, parts));
    const size = new ResizeObserver(look);
    const content = new MutationObserver(look);
    size.observe(element);
    content.observe(element, { childList: true, subtree: true });
    return () => {
      size.disconnect();
      content.disconnect();
    };
  }, [parts, onFound]);
  return (
    <div className="anatomy sb-unstyled" inert>
      <div className="anatomy-stage" data-field={isField || undefined} ref={stage} />
      {found && <Markers {...found} />}
    </div>
  );
}

/** Finds the parts in the picture. If there are several of a kind, the first visible one counts. */
function findParts(stage: HTMLElement, parts: readonly ShownPart[]): Found {
  const frame = stage.getBoundingClientRect();
  const places = parts.flatMap((part) => {
    const seen = [...stage.querySelectorAll(`.${part.shownClass}`)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((element) => element.getBoundingClientRect())
      .find(({ width, height }) => width > 2 && height > 2);
    if (!seen) return [];
    const { left, top, width, height } = seen;
    return { part, box: { left: left - frame.left, top: top - frame.top, width, height } };
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
