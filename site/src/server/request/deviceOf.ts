import type { Device } from '@vitrine/commerce';
import Bowser from 'bowser';

/** Longer headers are no browser's. */
const longest = 512;

const browsers = new Set(Object.values(Bowser.BROWSER_MAP));

/** Returns the browser and the system that a request names. Only known names: the header may contain any text. */
export function deviceOf(headers: Headers): Device {
  const agent = headers.get('user-agent')?.slice(0, longest);
  if (!agent) return {};
  const { browser, os } = Bowser.parse(agent);
  return {
    ...(browser.name && browsers.has(browser.name) && { browser: browser.name }),
    ...(os.name && { system: os.name }),
  };
}
