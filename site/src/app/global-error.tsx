'use client';
import { failureTexts as texts } from '../failureTexts';

/**
 * Shown in place of everything if not even the layout could be rendered. So it uses nothing from the layout. It imports no style sheet:
 * Next would preload that on every page.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" style={{ colorScheme: 'light dark', fontFamily: 'system-ui, sans-serif' }}>
      <body>
        <title>{texts.title}</title>
        <main style={{ padding: '4rem 1.5rem' }}>
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          <p>
            <button type="button" onClick={retry}>
              {texts.tryAgain}
            </button>{' '}
            {/* A full page load, since the application itself is broken. */}
            <a href="/">{texts.backToStart}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
