import { shopOrigin } from '../server/shop/commerce';
import { platform } from '../server/shop/platform';
import {
  analyticsProvider,
  checkPageCache,
  checkWebhooks,
  isOnSandbox,
  keepsPages,
  logLevel,
  offersWebMcp,
  previousSecrets,
  sessionDays,
  sessionsSince,
  platformMcp,
  redisUrl,
  rehearsalUrl,
  securityContact,
  sessionSecret,
  settings,
  siteUrl,
  trustedProxies,
} from '../server/environment/variables';
import { actionsKey } from '../server/forms/actionsKey';
import { logConsole } from '../server/log/consoleLog';
import { noteChange } from '../server/pages/changes.mjs';
import { sharePages } from '../server/pages/sharedPages.mjs';
import { store } from '../server/store/sharedStore';
import { limitConnections } from './connections';
import { normalizeRequests } from './incoming';

/**
 * Starts the listener and the log, whose first line names the shop's platform. With wrong settings, prints the error and ends the server.
 * @param beforeEnd the last thing that the server does, after its last request
 */
export function start(beforeEnd?: () => Promise<void>) {
  try {
    sessionSecret();
    previousSecrets();
    sessionDays();
    sessionsSince();
    securityContact();
    platformMcp();
    offersWebMcp();
    keepsPages();
    analyticsProvider();
    rehearsalUrl();
    redisUrl();
    logLevel();
    trustedProxies();
    checkPageCache();
    checkWebhooks();
    platform();
    store().changes.listen(noteChange);
    sharePages(store().pages);
    normalizeRequests();
    if (process.env.NODE_ENV === 'production') process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY = actionsKey();
    if (process.env.NODE_ENV === 'production') limitConnections({ beforeEnd });
    if (process.env.NODE_ENV === 'production') logConsole();
    console.warn(`The shop at ${siteUrl().origin} runs on ${place()}.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function place(): string {
  const { flavour } = settings();
  const origin = shopOrigin();
  if (isOnSandbox()) return `the sandbox at ${origin}, not on a platform, and speaks ${flavour} with it`;
  return origin ? `${flavour} at ${origin}` : flavour;
}
