import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { renderToString } from 'react-dom/server';

/** Uses one cache for the page. By default, emotion creates a cache for each element without a cache above it, which costs more. */
export const renderOnServer = (element) =>
  renderToString(<CacheProvider value={createCache({ key: 'css' })}>{element}</CacheProvider>);
