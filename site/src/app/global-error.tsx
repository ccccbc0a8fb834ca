'use client';

/**
 * Shown in place of everything if not even the layout could be rendered. So it uses nothing from the layout. It imports no style sheet:
 * Next would preload that on every page.
 */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en" style={{ colorScheme: 'light dark', fontFamily: 'system-ui, sans-serif' }}>
      <body>
        <title>This page could not be shown</title>
        <main style={{ padding: '4rem 1.5rem' }}>
          <h1>This page could not be shown</h1>
          <p>Something went wrong on our side. Your cart is kept.</p>
          <p>
            <button type="button" onClick={retry}>
              Try again
            </button>{' '}
            {/* A full page load, since the application itself is broken. */}
            <a href="/">Back to the start page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
