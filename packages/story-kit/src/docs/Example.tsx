import { Canvas, Description, type DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { StoryFrame } from './StoryFrame.js';
import { inAddress, viewports } from '../look/toolbar.js';
import { useGlobals } from './useGlobals.js';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

/** The screen in which a docs page shows a story that covers the page, as `parameters.screen`. Default: it shows in the docs page itself. */
export interface ScreenParameters {
  /** CSS px. */
  height: number;
  /** The beginning of the name of the button that opens the story's overlay. Default: nothing opens. */
  opens?: string;
  /** Whether it has a desktop's screen and a phone's. Default: true for a whole page. */
  hasPhone?: boolean;
}

/** Returns the screen of a story that covers the page. Undefined for a story in the page itself. */
export function screenOf({ parameters, title }: PreparedStory): ScreenParameters | undefined {
  if (title.startsWith('Pages/')) return { height: 560, hasPhone: true };
  return parameters.screen as ScreenParameters | undefined;
}

interface ExampleProps {
  story: PreparedStory;
  /** Shown as its code. Default: the story's own code. */
  code?: string | undefined;
  onComplete?: () => void;
}

/**
 * A story with its code. A story that covers the page has its own screen, and a whole page has two: a desktop's and a phone's. `onComplete` is
 * called when the first screen is complete.
 */
export function Example({ story, code, onComplete }: ExampleProps) {
  const screen = screenOf(story);
  return (
    <div className="example">
      {screen ? (
        <Screens story={story} {...screen} {...(onComplete && { onComplete })} />
      ) : (
        <Canvas of={story.moduleExport} {...(code && { source: { code, language: 'tsx' } })} />
      )}
      <Alone story={story} />
    </div>
  );
}

interface ScreensProps extends ScreenParameters {
  story: PreparedStory;
  onComplete?: () => void;
}

export function Screens({ story: { id, name }, hasPhone, onComplete, ...screen }: ScreensProps) {
  const first = { ...screen, ...(onComplete && { onComplete }) };
  return (
    <div className="screens">
      {hasPhone ? (
        <>
          <StoryFrame id={id} title={`${name}, on a desktop`} width={1280} scale={0.5} {...first} />
          <StoryFrame id={id} title={`${name}, on a phone`} width={390} scale={0.66} {...screen} />
        </>
      ) : (
        <StoryFrame id={id} title={name} {...first} />
      )}
    </div>
  );
}

/** Links to the story by itself in each of the toolbar's widths, with the toolbar's current settings. */
export function Alone({ story: { id, name } }: { story: PreparedStory }) {
  const globals = inAddress(useGlobals());
  return (
    <p className="alone">
      Alone at{' '}
      {Object.entries(viewports).map(([viewport, { styles }]) => {
        const width = parseInt(styles.width, 10);
        return (
          <a
            key={viewport}
            href={`./?path=/story/${id}&globals=${encodeURIComponent(`${globals};viewport.value:${viewport}`)}`}
            target="_parent"
            // Begins with the visible text, so that people can press it by voice.
            aria-label={`${width} px wide: ${name} alone`}
          >
            {width}
          </a>
        );
      })}{' '}
      px
    </p>
  );
}

/** Another example with its name. The first example needs none. */
export const NamedExample = ({ story }: { story: PreparedStory }) => (
  <div className="named-example">
    <h3 id={`example-${story.id}`}>{story.name}</h3>
    <Description of={story.moduleExport} />
    <Example story={story} />
  </div>
);
