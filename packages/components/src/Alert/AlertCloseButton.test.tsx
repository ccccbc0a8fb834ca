// @vitest-environment happy-dom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Alert, AlertCloseButton } from '../index.js';

afterEach(cleanup);

test('it takes attributes and a ref, and keeps its name without one of its own', () => {
  const ref = createRef<HTMLButtonElement>();
  const close = (
    <AlertCloseButton ref={ref} id="close" title="Close it" data-own="own" aria-label={undefined} onPress={vi.fn()} />
  );
  render(<Alert action={close}>Saved</Alert>);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(ref.current).toBe(button);
  expect([button.id, button.title, button.dataset.own]).toEqual(['close', 'Close it', 'own']);
});
