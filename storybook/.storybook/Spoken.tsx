/// <reference types="vite/client" />
import { Description, Controls, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';

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

/** What Orca said of the component, recorded by `npm run test:speech -- --record`; nothing where there is no recording. */
function Spoken() {
  const of = useOf('meta');
  const name = of.type === 'meta' ? of.preparedMeta.title.split('/').at(-1) : undefined;
  const recordings = byName.get(`${name}.spoken.json`);
  if (!recordings) return null;
  const present = (Object.keys(browsers) as (keyof typeof browsers)[]).filter((browser) => recordings[browser]);
  const steps = recordings[present[0] ?? 'firefox']?.steps ?? [];
  return (
    <>
      <h2>What a screen reader says</h2>
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

/** The page of a component: Storybook's own, with what a screen reader says before the stories. */
export const ComponentPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Primary />
    <Controls />
    <Spoken />
    <Stories />
  </>
);
