import { CommerceError } from '../../port/errors.js';
import type { SearchClient } from '../../port/search.js';
import type { AlgoliaOptions } from './algolia.js';
import type { AlgoliaSettings } from './settings.js';

/** Creates a search in an Algolia index. The first call loads its module: shops without such an index do not need its 20 kB. */
export function createAlgoliaSearch(settings: AlgoliaSettings, options: AlgoliaOptions): SearchClient {
  let loading: Promise<SearchClient> | undefined;
  const load = (): Promise<SearchClient> =>
    (loading ??= import('./algolia.js').then(
      (module) => module.createAlgoliaSearch(settings, options),
      (cause: unknown) => {
        loading = undefined;
        const call = 'algolia/search';
        throw new CommerceError('network', call, `${call}: its module could not be loaded.`, { cause });
      },
    ));
  return {
    search: async (...args) => (await load()).search(...args),
    suggest: async (...args) => (await load()).suggest(...args),
  };
}
