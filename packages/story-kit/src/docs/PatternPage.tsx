import { DocsContext, Markdown } from '@storybook/addon-docs/blocks';
import { Suspense, use, useEffect, useRef, useState, type ContextType } from 'react';
import { TellShown } from './After.js';
import { docsOf } from './docsOf.js';
import { Alone, screenOf, Screens, type PreparedStory } from './Example.js';
import { withLinks } from './links.js';
import { patterns, type PatternStory } from './patterns.js';
import { bullets } from './reference.js';
import { useRoom } from './StoryFrame.js';

const idOf = (title: string) => title.toLowerCase().replaceAll(' ', '-');

const Text = ({ children }: { children: string }) => <Markdown>{withLinks(children)}</Markdown>;

/** The page of a pattern: its parts with their reason, rules and stories, and its components. */
export function PatternPage({ title }: { title: string }) {
  const pattern = patterns.find((other) => other.title === title);
  if (!pattern) throw new Error(`There is no pattern '${title}'.`);
  return (
    <>
      <h1>{title}</h1>
      <div className="lead">
        <Text>{pattern.purpose}</Text>
      </div>
      <TellShown />
      {pattern.parts.map((part) => (
        <section key={part.title} aria-labelledby={idOf(part.title)}>
          <h2 id={idOf(part.title)}>{part.title}</h2>
          <Text>{part.reason}</Text>
          <Text>{bullets(part.rules)}</Text>
          {part.stories.map((story) => (
            <Suspense key={story.id} fallback={<div className="pattern-story" />}>
              <LiveStory {...story} />
            </Suspense>
          ))}
        </section>
      ))}
      <h2 id="components">Components</h2>
      <Suspense>
        <Components names={pattern.components} />
      </Suspense>
    </>
  );
}

type Context = ContextType<typeof DocsContext>;

const loaded = new Map<string, Promise<PreparedStory>>();

/** Loads a story of any component: the same promise each time. */
function storyOf(context: Context, id: string) {
  const story = loaded.get(id) ?? context.loadStory(id);
  loaded.set(id, story);
  return story;
}

function LiveStory({ id, caption }: PatternStory) {
  const story = use(storyOf(use(DocsContext), id));
  const screen = screenOf(story);
  const component = story.title.split('/').at(-1) ?? '';
  return (
    <figure className="pattern-story">
      <figcaption>
        <Text>{`${caption} \`${component}\``}</Text>
      </figcaption>
      <div className="example">
        {screen ? <Screens story={story} {...screen} /> : <InPlace story={story} />}
        <Alone story={story} />
      </div>
    </figure>
  );
}

/** A story in the page itself, from when it is near the screen. Its `play` does not run, so nothing takes the focus. */
function InPlace({ story }: { story: PreparedStory }) {
  const context = use(DocsContext);
  const { isNear, observe } = useRoom();
  const place = useRef<HTMLDivElement>(null);
  const [begins, setBegins] = useState(false);
  if (isNear && !begins) setBegins(true);
  useEffect(() => {
    if (!begins) return;
    const fail = (error: unknown) => console.error(error);
    const end = context.renderStoryToElement(
      story,
      place.current!,
      { showMain: () => undefined, showError: fail, showException: fail },
      { autoplay: false, forceInitialArgs: true },
    );
    return () => void end();
  }, [begins, context, story]);
  return (
    <div ref={observe} className="sbdocs-preview sb-unstyled">
      <div ref={place} className="docs-story" />
    </div>
  );
}

const Components = ({ names }: { names: readonly string[] }) => (
  <Text>{bullets(names.map((name) => `\`${name}\`: ${use(docsOf(name))?.purpose ?? ''}`))}</Text>
);
