import { DocsContext } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { use, useSyncExternalStore } from 'react';

interface StoryFrameProps {
  id: string;
  /** What it shows, for those who do not see it. */
  title: string;
  /** Of the screen in the frame, in CSS px; default: as wide as there is room. */
  width?: number;
  /** Of the frame, in CSS px. */
  height: number;
  /** How much smaller the screen is shown. Default: 1. */
  scale?: number;
}

/** A story in a screen of its own, in the looks of the toolbar. It is not played: nothing opens, and nothing takes the focus. */
export function StoryFrame({ id, title, width, height, scale = 1 }: StoryFrameProps) {
  const globals = useGlobals();
  return (
    <div className="screen" style={{ blockSize: height, ...(width && { inlineSize: width * scale }) }}>
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${encodeURIComponent(globals)}`}
        style={{
          inlineSize: width ?? '100%',
          blockSize: height / scale,
          transform: `scale(${scale})`,
          transformOrigin: 'left top',
        }}
      />
    </div>
  );
}

const passedOn = ['platform', 'theme', 'brand', 'direction', 'locale', 'delay', 'failures'];

/** The toolbar, as an address has it: 'theme:dark;brand:halyard'. */
function useGlobals(): string {
  const { channel } = use(DocsContext);
  const read = () => {
    const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as {
      globals: Record<string, unknown>;
    }[];
    return passedOn
      .filter((name) => last?.globals[name] !== undefined)
      .map((name) => `${name}:${String(last?.globals[name])}`)
      .join(';');
  };
  const subscribe = (change: () => void) => {
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  };
  return useSyncExternalStore(subscribe, read);
}
