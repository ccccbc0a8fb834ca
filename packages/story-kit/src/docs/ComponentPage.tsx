/// <reference types="vite/client" />
import { Controls, DocsContext, Markdown, Source, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { After, TellShown } from './After.js';
import { Anatomy } from './Anatomy.js';
import { hasAnatomy } from './anatomyParts.js';
import { docsOf } from './docsOf.js';
import { codeOf, leadingStory, partsOf, statusOf } from './reference.js';
import { Example, NamedExample } from './Example.js';
import { withLinks } from './links.js';

interface Step {
  /** The pressed key, or the typed text. */
  does: string;
  says: string[];
  focus: string;
}

interface Recording {
  /** The versions with which it was recorded. */
  with: string;
  steps: Step[];
}

interface Recordings {
  story: string;
  firefox?: Recording;
  chromium?: Recording;
  webkit?: Recording;
}

const files = import.meta.glob<Recordings>('../../../*/src/*/*.spoken.json', { eager: true, import: 'default' });
const byName = new Map(Object.entries(files).map(([path, recordings]) => [path.split('/').at(-1), recordings]));

const browsers = { firefox: 'Firefox', chromium: 'Chromium', webkit: 'WebKit' } as const;
const heard = (step: Step | undefined) =>
  step?.says.length ? step.says.map((line) => `“${line}”`).join(' ') : 'nothing';

/** Orca's speech for the component, recorded by `npm run test:speech -- --record`. */
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

// Loaded later, since its pictures need all components and a shop.
const RulesInPictures = lazy(async () => ({ default: (await import('./Rules.js')).RulesInPictures }));

/** A part of the page. The table of contents lists its heading. */
const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <>
    <h2 id={id}>{title}</h2>
    {children}
  </>
);

const sharedParts = (group: string, name: string) =>
  group === 'Forms' ? 'Field' : ['Dialog', 'Drawer', 'CartDrawer'].includes(name) ? 'modal' : undefined;

/** The page of a component or section, made from its documentation, stories and types. Each page has the same parts in the same order. */
export function ComponentPage() {
  const context = use(DocsContext);
  const of = useOf('meta');
  const [isComplete, setComplete] = useState(false);
  if (of.type !== 'meta') return null;
  const { title, parameters } = of.preparedMeta;
  const [group = ''] = title.split('/');
  const name = title.split('/').at(-1) ?? title;
  const isPage = group === 'Pages';
  // A whole page has a description only, even if a section has its name: Cart, Account.
  const docs = isPage ? undefined : use(docsOf(name));
  const parts = docs && partsOf(docs);
  const { description } = (parameters.docs ?? {}) as { description?: { component?: string } };
  const shown = context.componentStories().filter(({ tags }) => !tags.includes('proof'));
  const primary = leadingStory(shown, ({ tags }) => tags);
  const examples = shown.filter((story) => story !== primary);
  const recordings = byName.get(`${name}.spoken.json`);
  // The anatomy shows the same story, unless another has the tag `anatomy`.
  const drawn = shown.find(({ tags }) => tags.includes('anatomy')) ?? primary;
  const isSection = group === 'Sections';
  const isWide = !['Actions', 'Feedback', 'Forms', 'Typography'].includes(group);
  const text = (markdown: string) => <Markdown>{withLinks(markdown, name)}</Markdown>;
  return (
    <>
      <Title />
      <Subtitle />
      <div className="lead">{text(docs?.purpose ?? description?.component ?? '')}</div>
      {docs && <p className="status">{statusOf(docs)}</p>}
      {primary && <Example story={primary} code={docs?.code} onComplete={() => setComplete(true)} />}
      <After story={primary}>{(isComplete || !primary?.parameters.screen) && <TellShown />}</After>
      {parts && (
        <Part id="when-to-use" title="When to use it">
          {text(parts.use)}
        </Part>
      )}
      {parts?.behavior && (
        <Part id="how-it-works" title="How it works">
          {text(parts.behavior)}
        </Part>
      )}
      {!isPage && hasAnatomy(name) && (
        <Part id="anatomy" title="Anatomy">
          <After story={primary}>
            <Anatomy name={name} shared={sharedParts(group, name)} story={drawn} />
          </After>
        </Part>
      )}
      {examples.length > 0 && (
        <Part id="variants-and-states" title="Variants and states">
          <div className={isWide ? undefined : 'examples'}>
            <After story={primary}>
              {examples.map((story) => (
                <NamedExample key={story.id} story={story} />
              ))}
            </After>
          </div>
        </Part>
      )}
      {docs && (
        <Part id="do-and-dont" title="Do and don’t">
          <After story={primary}>
            <Suspense>
              <RulesInPictures name={name} dos={docs.dos} donts={docs.donts} isSection={isSection} />
            </Suspense>
          </After>
        </Part>
      )}
      {parts?.keys && (
        <Part id="keyboard" title="Keyboard">
          {text(parts.keys)}
        </Part>
      )}
      {parts && (
        <Part id="spoken" title="What a screen reader says">
          {text(parts.announced)}
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
          {docs?.code ? text(codeOf(docs, group)) : <Source of={primary.moduleExport} />}
        </Part>
      )}
    </>
  );
}
