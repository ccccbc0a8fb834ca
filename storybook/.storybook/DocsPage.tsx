import './docs.css';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { ThemeStyle } from '@vitrine/components';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from 'react';
import { createPortal } from 'react-dom';
import { onSystemScheme, schemeOf, shells, type Scheme } from './brand.js';
import { lastGlobals } from './toolbar.js';

/** The container of every docs page. It provides the tokens even without a story, and sets the scheme of the toolbar or the system. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const scheme = useScheme(props.context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = scheme;
  }, [scheme]);
  return (
    <>
      {createPortal(<ThemeStyle />, document.head)}
      <DocsContainer {...props} theme={shells[scheme]} />
    </>
  );
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
