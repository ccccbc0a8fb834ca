import './manager.css';
import { addons } from 'storybook/manager-api';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { onSystemScheme, schemeOf, shells, type Globals } from '@vitrine/story-kit/shell';
import { linkEvent } from '@vitrine/story-kit/router';
import { endTextFirst } from './textFirst.js';

/** Reads the globals from the URL, such as 'theme:dark;brand:halyard', so the shell does not wait for the preview. */
const globalsOf = (address: string): Globals =>
  Object.fromEntries(
    (new URLSearchParams(address).get('globals') ?? '')
      .split(';')
      .map((global) => global.split(':') as [string, string]),
  );

let globals = globalsOf(window.location.search);
/** A page has a name of its own in the index, for the search: see namePages.mjs. In the menu it is beside the stories. */
const renderLabel = ({ type, importPath, name }: { type: string; importPath?: string; name: string }) =>
  type === 'docs' && importPath?.endsWith('.stories.tsx') ? 'Docs' : name;

const dress = () => addons.setConfig({ theme: shells[schemeOf(globals)], sidebar: { showRoots: true, renderLabel } });

dress();
onSystemScheme(dress);

addons.register('vitrine', (api) => {
  endTextFirst(api);
  const follow = ({ globals: all, userGlobals = all }: { globals: Globals; userGlobals?: Globals }) => {
    if (userGlobals.theme === globals.theme) return;
    globals = userGlobals;
    dress();
  };
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  // Links in stories do not navigate. A notification shows their URL.
  api.on(linkEvent, (href: string) => {
    api.addNotification({
      id: 'vitrine-link',
      content: { headline: 'In a shop this leads to', subHeadline: href },
      duration: 5000,
    });
  });
});
