import { addons } from 'storybook/preview-api';
import type { Findings } from './dom.js';
import { failures, messageOf, type Failure } from './channel.js';
import { played, watchPlay } from './played.js';
import { shown } from './story.js';

/** Plays the story again from its beginning, with motion. Resolves to the failures and the findings of `played`. */
export async function replay(): Promise<Findings> {
  const channel = addons.getChannel();
  const story = shown();
  const { parameters } = story;
  const findings: Findings = [];
  const note = (failure: Failure) => findings.push(messageOf(failure));
  const finished = new Promise((resolve) => channel.once('storyFinished', resolve));
  for (const failure of failures) channel.on(failure, note);
  // Axe has run already. The user agent of a test runner would make Storybook stop all motion at the end of a play; for people it waits.
  story.parameters = { ...parameters, a11y: { ...parameters.a11y, disable: true } };
  Reflect.deleteProperty(navigator, 'userAgent');
  try {
    watchPlay();
    channel.emit('forceRemount', { storyId: story.id });
    await finished;
  } finally {
    story.parameters = parameters;
    for (const failure of failures) channel.off(failure, note);
  }
  return [...findings, ...played()];
}
