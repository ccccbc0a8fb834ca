import { addons } from 'storybook/preview-api';
import { preview } from './story.js';

/** The event on Storybook's channel with the globals of a look. */
export const lookEvent = 'story-checks/look';

/** Storybook's events when a story fails. */
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

/** Sets the toolbar, for all stories that are played from now on. */
export async function setGlobals(globals: Record<string, unknown>) {
  await preview().storeInitializationPromise;
  addons.getChannel().emit('updateGlobals', { globals });
}
