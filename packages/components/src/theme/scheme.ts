import type { Scheme } from './theme.js';

const key = 'vitrine-scheme';

/** What was chosen on this device before: `'system'` where nothing was, or where the browser keeps nothing. */
export function chosenScheme(): Scheme {
  try {
    const kept = localStorage.getItem(key);
    return kept === 'light' || kept === 'dark' ? kept : 'system';
  } catch {
    return 'system';
  }
}

/**
 * Shows the page in a scheme, by `data-theme` of its root element, and keeps the choice on the device. `SchemeScript` shows it
 * again before the first paint of the next page.
 */
export function chooseScheme(scheme: Scheme) {
  const { dataset } = document.documentElement;
  if (scheme === 'system') delete dataset.theme;
  else dataset.theme = scheme;
  try {
    if (scheme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, scheme);
  } catch {
    // It keeps nothing: the choice is for this page.
  }
}

/** What `SchemeScript` runs: `chosenScheme` and the setting of it, for a page that has no other script yet. */
export const schemeScript = `try{var s=localStorage.getItem('${key}');if(s==='light'||s==='dark')document.documentElement.dataset.theme=s}catch(e){}`;
