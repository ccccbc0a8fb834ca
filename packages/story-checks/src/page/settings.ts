import type { PageSettings } from '../types.js';

/** The design system's own settings. */
export let settings: PageSettings = {};

/** Storybook's own elements, which are in the page of every story. */
const ofStorybook = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** Selectors of elements that are not a part of the story. */
export let ignored = ofStorybook;
/** One selector of the same. */
export let notOurs = ignored.join();

export function configure(given: PageSettings = {}) {
  settings = given;
  ignored = [...ofStorybook, ...(given.ignore ?? [])];
  notOurs = ignored.join();
}
