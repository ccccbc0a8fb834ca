'use client';
import '@vitrine/components/reset.css';
import '@vitrine/components/tokens.css';

/** In place of everything, where not even the layout could be rendered: so it uses nothing of it. */
export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>This page could not be shown</title>
        <main style={{ padding: '4rem 1.5rem' }}>
          <h1>This page could not be shown</h1>
          <p>Something went wrong on our side. Your cart is kept.</p>
          <p>
            <button type="button" onClick={retry}>
              Try again
            </button>{' '}
            {/* A full load: the application itself is what broke. */}
            <a href="/">Back to the start page</a>
          </p>
        </main>
      </body>
    </html>
  );
}
