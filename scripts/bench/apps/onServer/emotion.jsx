import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';

/** With one cache for the page: by default emotion makes one for each element that has none above it, which costs more. */
export const renderOnServer = (element) =>
  renderToString(<CacheProvider value={createCache({ key: 'css' })}>{element}</CacheProvider>);
