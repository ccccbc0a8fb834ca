// The script for the browser in the test of announcements, bundled by `bundle.ts`.
import { createRoot } from 'react-dom/client';
import { ComboBox, I18nProvider } from '../index.js';

declare global {
  interface Window {
    showComboBox: typeof showComboBox;
    /** The texts for screen readers, in order. */
    announcements: string[];
  }
}
Object.assign(window, { showComboBox, announcements: [] });

const items = [
  { value: 'AR', label: 'Argentina' },
  { value: 'DE', label: 'Germany', description: 'Free delivery' },
  { value: 'GR', label: 'Greece' },
];

function showComboBox(locale: string): void {
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (!(target instanceof Element && target.closest('[aria-live]'))) continue;
      for (const { textContent } of addedNodes) if (textContent) window.announcements.push(textContent);
    }
  }).observe(document.body, { childList: true, subtree: true });
  createRoot(document.getElementById('root')!).render(
    <I18nProvider locale={locale}>
      <ComboBox
        label="Country"
        autoComplete="country-name"
        items={items}
        filter={(item, typed) => item.label.toLowerCase().startsWith(typed)}
      />
    </I18nProvider>,
  );
}
