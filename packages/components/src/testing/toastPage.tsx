// A page of links with toasts, bundled by `bundle.ts`.
import { createRoot } from 'react-dom/client';
import { ThemeStyle } from '../theme/ThemeStyle.js';
import { toastQueue } from '../Toast/toastQueue.js';
import { ToastRegion } from '../Toast/ToastRegion.js';

declare global {
  interface Window {
    toastQueue: typeof toastQueue;
  }
}
Object.assign(window, { toastQueue });

const links = Array.from({ length: 30 }, (_, index) => `Link ${index + 1}`);

function Page() {
  return (
    <>
      <ThemeStyle />
      {links.map((text) => (
        <p key={text} style={{ marginBlock: '1rem' }}>
          <a href={`#${text}`}>{text}</a>
        </p>
      ))}
      <ToastRegion />
    </>
  );
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
