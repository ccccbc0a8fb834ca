import type { AxeResults } from 'axe-core';
import { addons } from 'storybook/preview-api';
import { inWords } from './axe.js';
import type { Findings } from './dom.js';
import { preview, shown } from './story.js';

/** What Storybook says on its channel when a story fails, and what it says of it. */
export const failures = [
  'playFunctionThrewException',
  'storyThrewException',
  'storyErrored',
  'unhandledErrorsWhilePlaying',
];
export type Failure = { message?: string; description?: string } | { message?: string }[];

export function messageOf(failure: Failure) {
  const [one] = Array.isArray(failure) ? failure : [failure];
  return String(one?.message ?? (one && 'description' in one && one.description)).slice(0, 1000);
}

interface Finished {
  storyId: string;
  /** What the addons have found: that of axe is there unless it was told to wait until it is asked. */
  reporters: { type: string; result?: AxeResults }[];
}

/** Sets the toolbar, for all stories that are played from now on. */
export async function setGlobals(globals: Record<string, unknown>) {
  await preview().storeInitializationPromise;
  addons.getChannel().emit('updateGlobals', { globals });
}

/**
 * Shows a story from its beginning and plays it. Resolves to what went wrong, with what axe has found. One that fails is not waited
 * for: what else it does is left to itself.
 */
export async function play(id: string): Promise<Findings> {
  // By this Storybook knows that nobody looks on, and ends what moves when the play is over.
  Object.defineProperty(navigator, 'userAgent', { value: 'StorybookTestRunner', configurable: true });
  const channel = addons.getChannel();
  const ends: (() => void)[] = [];
  const hear = <Data>(event: string, listener: (data: Data) => void) => {
    channel.on(event, listener);
    ends.push(() => channel.off(event, listener));
  };
  try {
    return await new Promise((resolve) => {
      for (const event of failures) hear<Failure>(event, (failure) => resolve([messageOf(failure)]));
      hear<string>('storyMissing', (missing) => missing === id && resolve(['It is not in the catalogue.']));
      hear<Finished>('storyFinished', (data) => data.storyId === id && resolve(violations(data)));
      channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
    });
  } finally {
    for (const end of ends) end();
  }
}

const violations = ({ reporters }: Finished): Findings =>
  shown().parameters.a11y?.test === 'error'
    ? reporters.flatMap(({ type, result }) => (type === 'a11y' && result ? inWords(result) : []))
    : [];
