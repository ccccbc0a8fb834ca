import { loggedFetch } from '../log/platformCalls';
import { measuredFetch } from '../telemetry/measures';

/** Returns `fetch` for requests to the platform, which are logged and measured. */
export const platformFetch = (): typeof globalThis.fetch => loggedFetch(measuredFetch(fetch));
