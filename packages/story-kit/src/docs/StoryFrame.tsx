import { STORY_ERRORED, STORY_MISSING, STORY_RENDERED, STORY_THREW_EXCEPTION } from 'storybook/internal/core-events';
import { useCallback, useEffect, useState, type ComponentProps } from 'react';
import { inAddress } from '../look/toolbar.js';
import { openStory } from './openStory.js';
import { lineUp } from './turns.js';
import { useGlobals } from './useGlobals.js';

interface StoryFrameProps {
  id: string;
  /** The frame's accessible name. */
  title: string;
  /** Width of the screen in the frame, in CSS px. Default: the available width. */
  width?: number;
  /** Height of the frame, in CSS px. */
  height: number;
  /** The scale at which the screen is shown. It is smaller if there is less room. Default: 1. */
  scale?: number;
  /** The beginning of the name of the button that opens the story's overlay. Default: nothing opens. */
  opens?: string;
  /** Settings of the toolbar for this story alone. Default: none. */
  settings?: Readonly<Record<string, string>>;
  /** Called when the story is shown or has failed. */
  onShown?: (frame: HTMLIFrameElement) => void;
  /** Called when the story is complete: `opens` has opened something, or nothing opens. */
  onComplete?: () => void;
}

/** A story in its own screen, with the looks of the toolbar. Its `play` does not run: nothing takes the focus, and only `opens` opens. */
export function StoryFrame({
  id,
  title,
  width,
  height,
  scale = 1,
  opens,
  settings,
  onShown,
  onComplete,
}: StoryFrameProps) {
  const globals = inAddress({ ...useGlobals(), ...settings });
  const { room, isNear, observe } = useRoom();
  const shownScale = width && room ? Math.min(scale, room / width) : scale;
  return (
    <div ref={observe} className="screen" style={{ blockSize: height, ...(width && { inlineSize: width * scale }) }}>
      <Screen
        // A change in the toolbar makes a new screen, which waits for its turn.
        key={globals}
        title={title}
        isNear={isNear}
        {...(opens && { opens })}
        {...(onShown && { onShown })}
        {...(onComplete && { onComplete })}
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

/** Measures the element's width in CSS px, and whether it is in view or near it. */
export function useRoom() {
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
  opens?: string;
  onShown?: (frame: HTMLIFrameElement) => void;
  onComplete?: () => void;
}

/** Milliseconds after which a story is taken for complete, even if nothing has opened. */
const longest = 5000;

/** Shows the story's name until the story is there. */
function Screen({ isNear, title, opens, onShown, onComplete, ...frame }: ScreenProps) {
  const [state, setState] = useState<'waiting' | 'loading' | 'shown'>('waiting');
  const isShown = state === 'shown';
  // Each screen loads the whole catalogue: loading all at once would never finish.
  useEffect(() => (isNear && !isShown ? lineUp(() => setState('loading')) : undefined), [isNear, isShown]);
  return (
    <>
      {!isShown && <span className="screen-name">{title}</span>}
      {state !== 'waiting' && (
        <iframe
          title={title}
          {...frame}
          data-state={state}
          onLoad={(event) => {
            const { currentTarget: element } = event;
            onRendered(element, () => {
              setState('shown');
              onShown?.(element);
              const limit = new Promise((passed) => setTimeout(passed, longest));
              void Promise.race([opens && openStory(element, opens), limit]).then(onComplete);
            });
          }}
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

/** Calls `done` once the story in the frame has rendered or failed. */
function onRendered(frame: HTMLIFrameElement, done: () => void) {
  const channel = frame.contentDocument && (frame.contentWindow as Catalogue | null)?.__STORYBOOK_ADDONS_CHANNEL__;
  if (!channel || ends.some((end) => channel.last(end))) done();
  else for (const end of ends) channel.once(end, done);
}
