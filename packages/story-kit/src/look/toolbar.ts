import { flavours } from '@vitrine/commerce';
import {
  CURRENT_STORY_WAS_SET,
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_ARGS_UPDATED,
} from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { rehearsals } from './rehearsals.js';

export const platformToolbar = {
  description: 'Commerce platform',
  toolbar: {
    title: 'Platform',
    icon: 'markup' as const,
    dynamicTitle: true,
    items: flavours.map(({ name, title }) => ({ value: name, title })),
  },
};

/** Milliseconds that the platform takes to answer. People should see the loading states; tests do not wait. */
export const defaultDelayFor = ({ webdriver }: Pick<Navigator, 'webdriver'>) => (webdriver ? '0' : '1000');

export const delayToolbar = {
  description: 'How long the platform takes to answer',
  toolbar: {
    title: 'Slow network',
    icon: 'timer' as const,
    dynamicTitle: true,
    items: [
      { value: '0', title: 'Fast network' },
      { value: '200', title: 'Slow network, 0.2 s' },
      { value: '1000', title: 'Slow network, 1 s' },
      { value: '4000', title: 'Slow network, 4 s' },
    ],
  },
};

/** The widths for viewing a layout: a small phone, a tablet, a desktop. */
export const viewports = {
  phone: { name: 'Phone, 320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet, 768 px', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
};

export const failuresToolbar = {
  description: 'What the platform does wrong',
  toolbar: {
    title: 'Errors',
    icon: 'lightning' as const,
    dynamicTitle: true,
    items: Object.entries(rehearsals).map(([value, { title }]) => ({ value, title })),
  },
};

/** Storybook's event with the globals. `userGlobals` has the toolbar's settings without the story's own. */
interface ToolbarEvent {
  globals: Record<string, unknown>;
  userGlobals?: Record<string, unknown>;
}

/** The names of our own settings in the toolbar. */
const ourGlobals = ['platform', 'theme', 'brand', 'direction', 'locale', 'delay', 'failures'];

type Channel = Pick<ReturnType<typeof addons.getChannel>, 'last'>;

/** Returns the toolbar's settings for a page that is not a story. Stories receive them from Storybook. */
export function lastGlobals(channel: Channel): Record<string, unknown> {
  const [last] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as ToolbarEvent[];
  return last?.globals ?? nothingSet;
}

const nothingSet = {};

/** Writes the toolbar's settings as in a URL: 'theme:dark;brand:halyard'. */
export const inAddress = (globals: Record<string, unknown>) =>
  ourGlobals
    .filter((name) => globals[name] !== undefined)
    .map((name) => `${name}:${String(globals[name])}`)
    .join(';');

/**
 * Runs a story again from its beginning when the toolbar changes, and a whole page when one of its controls changes. The story then has a new
 * shop in its initial state.
 */
export function runAgain() {
  const channel = addons.getChannel();
  let shown: string | undefined;
  let before: string | undefined;
  const change = ({ globals, userGlobals = globals }: ToolbarEvent) => {
    const now = ourGlobals.map((name) => userGlobals[name]).join();
    const hasChanged = before !== undefined && before !== now;
    before = now;
    // Runs after Storybook's own rendering has begun, because this event ends it.
    if (hasChanged && shown) setTimeout(() => channel.emit(FORCE_REMOUNT, { storyId: shown }));
  };
  channel.on(CURRENT_STORY_WAS_SET, ({ storyId, viewMode }: { storyId: string; viewMode: string }) => {
    shown = viewMode === 'story' ? storyId : undefined;
  });
  channel.on(STORY_ARGS_UPDATED, ({ storyId }: { storyId: string }) => {
    if (storyId.startsWith('pages-')) setTimeout(() => channel.emit(FORCE_REMOUNT, { storyId }));
  });
  channel.on(SET_GLOBALS, change);
  channel.on(GLOBALS_UPDATED, change);
}
