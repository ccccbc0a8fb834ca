import { STORY_ERRORED, STORY_MISSING, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { useCallback, useEffect, useState, type ComponentProps, type SyntheticEvent } from 'react';
import { inAddress } from './toolbar.js';
import { lineUp } from './turns.js';
import { useGlobals } from './useGlobals.js';

interface StoryFrameProps {
  id: string;
  /** What it shows, for those who do not see it. */
  title: string;
  /** Of the screen in the frame, in CSS px; default: as wide as there is room. */
  width?: number;
  /** Of the frame, in CSS px. */
  height: number;
  /** How much smaller the screen is shown; smaller still where there is less room. Default: 1. */
  scale?: number;
}

/** A story in a screen of its own, in the looks of the toolbar. It is not played: nothing opens, and nothing takes the focus. */
export function StoryFrame({ id, title, width, height, scale = 1 }: StoryFrameProps) {
  const globals = inAddress(useGlobals());
  const { room, isNear, observe } = useRoom();
  const shownScale = width && room ? Math.min(scale, room / width) : scale;
  return (
    <div ref={observe} className="screen" style={{ blockSize: height, ...(width && { inlineSize: width * scale }) }}>
      <Screen
        // Another toolbar is another screen, which comes in its turn.
        key={globals}
        title={title}
        isNear={isNear}
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${encodeURIComponent(globals)}`}
        style={{
          inlineSize: width ?? '100%',
          blockSize: height / shownScale,
          transform: `scale(${shownScale})`,
          transformOrigin: 'left top',
        }}
      />
    </div>
  );
}

/** How wide the element is, in CSS px, and whether it is in view or close to it. */
function useRoom() {
  const [isNear, setNear] = useState(false);
  const [room, setRoom] = useState<number>();
  const observe = useCallback((element: HTMLDivElement) => {
    const view = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '100px',
    });
    const size = new ResizeObserver(() => setRoom(element.clientWidth));
    view.observe(element);
    size.observe(element);
    return () => {
      view.disconnect();
      size.disconnect();
    };
  }, []);
  return { isNear, room, observe };
}

interface ScreenProps extends Required<Pick<ComponentProps<'iframe'>, 'title' | 'src' | 'style'>> {
  isNear: boolean;
}

/** Until its story is there, its name stands in its place. */
function Screen({ isNear, title, ...frame }: ScreenProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');
  const isShown = state === 'shown';
  // Each is a catalogue of its own: all at once none of them would come.
  useEffect(() => (isNear && !isShown ? lineUp(() => setState('loading')) : undefined), [isNear, isShown]);
  return (
    <>
      {!isShown && <span className="screen-name">{title}</span>}
      {state !== 'waiting' && (
        <iframe
          title={title}
          {...frame}
          data-state={state}
          onLoad={(event) => onRendered(event, () => setState('shown'))}
        />
      )}
    </>
  );
}

const ends = [STORY_RENDERED, STORY_ERRORED, STORY_THREW_EXCEPTION, STORY_MISSING];

interface Catalogue {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last: (event: string) => unknown;
    once: (event: string, listener: () => void) => void;
  };
}

/** Calls back once the story in the frame is there, or will never be. */
function onRendered({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>, done: () => void) {
  const channel = frame.contentDocument && (frame.contentWindow as Catalogue | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || ends.some((end) => channel.last(end))) done();
  else for (const end of ends) channel.once(end, done);
}
