import { Canvas, Description, type DocsContext } from '@storybook/addon-docs/blocks';
import type { ContextType } from 'react';
import { StoryFrame } from './StoryFrame.js';
import { inAddress, viewports } from '../look/toolbar.js';
import { useGlobals } from './useGlobals.js';

export type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const screenHeight = 560;

/** Returns the frame of a story that covers the page. Undefined for a story in the page itself. */
export function frameOf({ parameters }: PreparedStory) {
  const framed = (parameters.docs as { story?: { inline?: boolean; height?: string } } | undefined)?.story;
  return framed?.inline === false ? { height: parseInt(framed.height ?? '400', 10) } : undefined;
}

/** A story with its code. A story that covers the page has its own screen, and a whole page has two: a desktop's and a phone's. */
export function Example({ story }: { story: PreparedStory }) {
  const { id, name, title, moduleExport } = story;
  const frame = frameOf(story);
  const isPage = title.startsWith('Pages/');
  return (
    <div className="example">
      {isPage ? (
        <div className="screens">
          <StoryFrame id={id} title={`${name}, on a desktop`} width={1280} scale={0.5} height={screenHeight} />
          <StoryFrame id={id} title={`${name}, on a phone`} width={390} scale={0.66} height={screenHeight} />
        </div>
      ) : frame ? (
        <div className="screens">
          <StoryFrame id={id} title={name} {...frame} />
        </div>
      ) : (
        <Canvas of={moduleExport} />
      )}
      <Alone story={story} />
    </div>
  );
}

/** Links to the story by itself in each of the toolbar's widths, with the toolbar's current settings. */
function Alone({ story: { id, name } }: { story: PreparedStory }) {
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
