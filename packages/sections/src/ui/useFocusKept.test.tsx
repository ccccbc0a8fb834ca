// @vitest-environment jsdom
import '@vitrine/components/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { useFocusKept } from './useFocusKept.js';

afterEach(cleanup);

function Line() {
  const root = useRef<HTMLDivElement>(null);
  const focusProps = useFocusKept(root);
  const [isShown, setShown] = useState(true);
  return (
    <div ref={root} tabIndex={-1} role="group" aria-label="Line" {...focusProps}>
      {isShown && <button onClick={() => setShown(false)}>Remove</button>}
    </div>
  );
}

test('a removed element gives the focus to the root, also if it had the focus before the script came', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Line />);
  container.querySelector('button')!.focus();
  render(<Line />, { container, hydrate: true });
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Line' }));
});
