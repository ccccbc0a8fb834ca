import { DocsContext } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { use, useCallback, useState, useSyncExternalStore } from 'react';
import { inAddress, lastGlobals } from './toolbar.js';

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
  const globals = useToolbar();
  const [isNear, setNear] = useState(false);
  // Each is a catalogue of its own: the browser's lazy loading begins with too many at once.
  const observe = useCallback((screen: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '100px',
      },
    );
    observer.observe(screen);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={observe} className="screen" style={{ blockSize: height, ...(width && { inlineSize: width * scale }) }}>
      {isNear && (
        <iframe
          title={title}
          src={`iframe.html?id=${id}&viewMode=story&embed=true&globals=${encodeURIComponent(globals)}`}
          style={{
            inlineSize: width ?? '100%',
            blockSize: height / scale,
            transform: `scale(${scale})`,
            transformOrigin: 'left top',
          }}
        />
      )}
    </div>
  );
}

/** The toolbar, as an address has it. */
export function useToolbar(): string {
  const { channel } = use(DocsContext);
  const subscribe = (change: () => void) => {
    channel.on(GLOBALS_UPDATED, change);
    return () => channel.off(GLOBALS_UPDATED, change);
  };
  return useSyncExternalStore(subscribe, () => inAddress(lastGlobals(channel)));
}
