/// <reference types="vite/client" />
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Source,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { CheckIcon, XIcon } from '@vitrine/components/icons';
import { use, useEffect, useState, type ContextType, type ReactNode } from 'react';
import { styledParts, type StyledPart } from './anatomy.js';
import { partsOf } from './describe.js';
import { withLinks } from './links.js';
import { StoryFrame } from './StoryFrame.js';

interface Step {
  /** A key as it was pressed, or what was typed. */
  does: string;
  says: string[];
  focus: string;
}

interface Recording {
  /** The versions that it was made with. */
  with: string;
  steps: Step[];
}

interface Recordings {
  story: string;
  firefox?: Recording;
  chromium?: Recording;
}

const files = import.meta.glob<Recordings>('../../packages/*/src/*/*.spoken.json', { eager: true, import: 'default' });
const byName = new Map(Object.entries(files).map(([path, recordings]) => [path.split('/').at(-1), recordings]));

const browsers = { firefox: 'Firefox', chromium: 'Chromium' } as const;
const heard = (step: Step | undefined) =>
  step?.says.length ? step.says.map((line) => `“${line}”`).join(' ') : 'nothing';

/** What Orca said of the component, recorded by `npm run test:speech -- --record`. */
function Recorded({ recordings }: { recordings: Recordings }) {
  const present = (Object.keys(browsers) as (keyof typeof browsers)[]).filter((browser) => recordings[browser]);
  const steps = recordings[present[0] ?? 'firefox']?.steps ?? [];
  return (
    <>
      <p>Recorded: {present.map((browser) => recordings[browser]?.with).join('; ')}.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            {present.map((browser) => (
              <th key={browser} scope="col">
                {browsers[browser]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((step, index) => (
            <tr key={index}>
              <td>{step.does}</td>
              {present.map((browser) => (
                <td key={browser}>{heard(recordings[browser]?.steps[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** A part of the page with a heading, which its table of contents lists. */
const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <>
    <h2 id={id}>{title}</h2>
    {children}
  </>
);

interface RulesProps {
  kind: 'do' | 'dont';
  rules: string[];
  /** The name of the page. */
  own: string;
}

/** What to do, or what not to do. */
function Rules({ kind, rules, own }: RulesProps) {
  if (rules.length === 0) return null;
  return (
    <div className="rules" data-kind={kind}>
      <strong>
        {kind === 'do' ? <CheckIcon /> : <XIcon />}
        {kind === 'do' ? 'Do' : 'Don’t'}
      </strong>
      <Markdown>{rules.map((text) => `- ${withLinks(text, own)}`).join('\n')}</Markdown>
    </div>
  );
}

const styles = import.meta.glob<string>('../../packages/{components,sections}/src/*/*.styles.ts', {
  query: '?raw',
  import: 'default',
});

/** The parts of a component, by the classes that style sheets can name; read from its styles. */
function Anatomy({ name }: { name: string }) {
  const [path, load] = Object.entries(styles).find(([file]) => file.endsWith(`/${name}.styles.ts`)) ?? [];
  const [parts, setParts] = useState<StyledPart[]>();
  useEffect(() => {
    const owner = `${path?.includes('/sections/') ? 'vt-s' : 'vt'}-${name}`;
    let isCurrent = true;
    void load?.().then((source) => isCurrent && setParts(styledParts(source, owner)));
    return () => {
      isCurrent = false;
    };
  }, [name, path, load]);
  // The heading is there before its table: the page's contents are read at once.
  if (!path || parts?.length === 0) return null;
  return (
    <Part id="anatomy" title="Anatomy">
      <p>Its own parts. A style sheet can name each by its class; what else it is made of has a page of its own.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">Element</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {parts?.map(({ className, element, note }) => (
            <tr key={className}>
              <td>
                <code>.{className}</code>
              </td>
              <td>{element}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

type PreparedStory = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number];

const screenHeight = 560;

/** A story with its code. What covers the page stands in a screen of its own, and a whole page in two: a desktop's and a phone's. */
function Example({ story }: { story: PreparedStory }) {
  const { id, name, title, moduleExport, parameters } = story;
  const framed = (parameters.docs as { story?: { inline?: boolean; height?: string } } | undefined)?.story;
  const isPage = title.startsWith('Pages/');
  if (!isPage && framed?.inline !== false) return <Canvas of={moduleExport} />;
  return (
    <>
      <div className="screens">
        {isPage ? (
          <>
            <StoryFrame id={id} title={`${name}, on a desktop`} width={1280} scale={0.5} height={screenHeight} />
            <StoryFrame id={id} title={`${name}, on a phone`} width={390} scale={0.66} height={screenHeight} />
          </>
        ) : (
          <StoryFrame id={id} title={name} height={parseInt(framed?.height ?? '400', 10)} />
        )}
      </div>
      <p className="alone">
        <a href={`?path=/story/${id}`} target="_parent">
          Open it alone
        </a>
      </p>
    </>
  );
}

/** Another example with its name; the first one needs none. */
const NamedExample = ({ story }: { story: PreparedStory }) => (
  <>
    <h3 id={`example-${story.id}`}>{story.name}</h3>
    <Description of={story.moduleExport} />
    <Example story={story} />
  </>
);

/** The page of a component or section: the same parts in the same order on each, made from its stories, its types and what is written of it. */
export function ComponentPage() {
  const context = use(DocsContext);
  const of = useOf('meta');
  if (of.type !== 'meta') return null;
  const { title, parameters } = of.preparedMeta;
  const name = title.split('/').at(-1) ?? title;
  const isPage = title.startsWith('Pages/');
  const docs = parameters.docs as { description?: { component?: string } } | undefined;
  const { lead, use: when, body, keys, spoken, dos, donts, code } = partsOf(docs?.description?.component ?? '');
  const shown = context.componentStories().filter(({ tags }) => !tags.includes('proof'));
  // The page begins with the first one, unless another has the tag `picture`.
  const primary = shown.find(({ tags }) => tags.includes('picture')) ?? shown[0];
  const examples = shown.filter((story) => story !== primary);
  const recordings = byName.get(`${name}.spoken.json`);
  const text = (markdown: string) => <Markdown>{withLinks(markdown, name)}</Markdown>;
  return (
    <>
      <Title />
      <Subtitle />
      <div className="lead">{text(lead)}</div>
      {primary && <Example story={primary} />}
      {(when || dos.length > 0 || donts.length > 0) && (
        <Part id="when-to-use" title="When to use it">
          {when && text(when)}
          <div className="do-and-dont">
            <Rules kind="do" rules={dos} own={name} />
            <Rules kind="dont" rules={donts} own={name} />
          </div>
        </Part>
      )}
      {body && (
        <Part id="how-it-works" title="How it works">
          {text(body)}
        </Part>
      )}
      {examples.length > 0 && (
        <Part id="variants-and-states" title="Variants and states">
          {examples.map((story) => (
            <NamedExample key={story.id} story={story} />
          ))}
        </Part>
      )}
      <Anatomy name={name} />
      {keys && (
        <Part id="keyboard" title="Keyboard">
          {text(keys)}
        </Part>
      )}
      {(spoken || recordings) && (
        <Part id="spoken" title="What a screen reader says">
          {spoken && text(spoken)}
          {recordings && <Recorded recordings={recordings} />}
        </Part>
      )}
      {primary && !isPage && (
        <Part id="props" title="Props">
          <Controls of={primary.moduleExport} />
        </Part>
      )}
      {primary && !isPage && (
        <Part id="code" title="Code">
          {code ? text(code) : <Source of={primary.moduleExport} />}
        </Part>
      )}
    </>
  );
}
