// @vitest-environment jsdom
import '../testEnvironment.js';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.js';
import { Drawer, DrawerBody, DrawerHeader } from './Drawer.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a Tab before the deferred content reaches it', async () => {
  // A browser with motion, whose first frame is yet to come.
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('requestAnimationFrame', () => 0);
  render(
    <Drawer isOpen defersContent>
      <DrawerHeader title="Filters" closeLabel="Close" />
      <DrawerBody>
        <Button>Apply</Button>
      </DrawerBody>
    </Drawer>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Apply' })).toBe(document.activeElement);
});
