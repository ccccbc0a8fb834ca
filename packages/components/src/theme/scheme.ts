import type { Scheme } from './theme.js';

const key = 'vitrine-scheme';

/** Returns the scheme that was chosen on this device: `'system'` if none was, or if the browser stores nothing. */
export function chosenScheme(): Scheme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Shows the page in a scheme, by `data-theme` of its root element, and saves the choice on the device. `SchemeScript` shows it again before
 * the first paint of the next page.
 */
export function chooseScheme(scheme: Scheme) {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.theme;
  else dataset.theme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // The browser stores nothing: the choice is for this page only.
  }
}

/** The script of `SchemeScript`. It reads and sets the chosen scheme on a page that has no other script yet. */
export const schemeScript = `try{var s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.theme=s}catch(e){}`;
