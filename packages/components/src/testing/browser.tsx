// The script for the browser, bundled by `bundle.ts`.
import { hydrateRoot, type Root } from 'react-dom/client';
import { Example } from './Example.js';
import type { ComponentName } from './examples.js';

declare global {
  interface Window {
    hydrate: typeof hydrate;
  }
}
Object.assign(window, { hydrate });

/** Hydrates an example on the page, renders it once more, and unmounts it unless it `stays`. Returns the errors and warnings of React and the console. */
async function hydrate(name: ComponentName, locale?: string, stays = false): Promise<string[]> {
  const container = document.getElementById(name);
  if (!container) throw new Error(`The page has no element with the id "${name}".`);
  const complaints: string[] = [];
  const complain = (...what: unknown[]) => void complaints.push(what.map(String).join(' '));
  const { error, warn } = console;
  Object.assign(console, { error: complain, warn: complain });

  const fromServer = [...container.querySelectorAll('*')];
  let root: Root | undefined;
  try {
    await new Promise<void>((onReady, onUncaughtError) => {
      root = hydrateRoot(container, <Example name={name} locale={locale} onReady={onReady} />, {
        identifierPrefix: name,
        onRecoverableError: complain,
        onCaughtError: complain,
        onUncaughtError,
      });
    });
    // Elements that replace scripts before they load disappear afterwards.
    const lost = fromServer.filter((element) => !element.isConnected && !element.closest('[data-before-scripts]'));
    for (const { localName } of lost) complain(`The browser made another <${localName}> than the server's.`);
    // Changes by effects are also complete after this render.
    await new Promise<void>((onReady) => root?.render(<Example name={name} locale={locale} onReady={onReady} />));
  } catch (uncaught) {
    complain(uncaught);
  } finally {
    if (!stays) root?.unmount();
    Object.assign(console, { error, warn });
  }
  return complaints;
}
