import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@vitrine/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useLayoutEffect, useRef, useSyncExternalStore, type PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import { onSystemScheme, schemeOf, shells, type Scheme } from '../look/brand.js';
import { lastGlobals } from '../look/toolbar.js';

/** The container of every docs page. It provides the tokens even without a story, and sets the scheme of the toolbar or the system. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(props.context.channel);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => keepMended(main.current!), []);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return (
    <>
      {createPortal(<ThemeStyle />, document.head)}
      <main ref={main}>
        <DocsContainer {...props} theme={shells[scheme]} />
      </main>
    </>
  );
}

/** Adds what Storybook's own tables and editors of values lack. Returns a function that ends this. */
function keepMended(page: HTMLElement) {
  const mend = () => {
    for (const header of page.querySelectorAll<HTMLTableCellElement>('th:not([scope])'))
      header.scope = header.closest('thead') ? 'col' : 'row';
    // An item of a list without a list around it.
    for (const tree of page.querySelectorAll('.rejt-tree:not([role])')) tree.setAttribute('role', 'list');
  };
  mend();
  const observer = new MutationObserver(mend);
  observer.observe(page, { childList: true, subtree: true });
  return () => observer.disconnect();
}

type Channel = DocsContainerProps['context']['channel'];

function useScheme(channel: Channel): Scheme {
  const subscribe = (change: () => void) => {
    channel.on(GLOBALS_UPDATED, change);
    const endSystem = onSystemScheme(change);
    return () => {
      channel.off(GLOBALS_UPDATED, change);
      endSystem();
    };
  };
  return useSyncExternalStore(subscribe, () => schemeOf(lastGlobals(channel)));
}
