import { AsyncLocalStorage } from 'node:async_hooks';

/** One per process, since Next may load this file more than once. */
const shared = globalThis as { vitrineRequestIds?: AsyncLocalStorage<string> };
const ids = (shared.vitrineRequestIds ??= new AsyncLocalStorage<string>());

/** The id of the request for which the caller works. Undefined outside of a request, such as at the start. */
export const requestId = (): string | undefined => ids.getStore();

/** All that the current request causes from now on has this id. The next request of the same connection sets its own. */
export const beginRequest = (id: string): void => ids.enterWith(id);
