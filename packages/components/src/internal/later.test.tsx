// @vitest-environment jsdom
import '../testEnvironment.js';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { HamburgerMenu, Input, Select } from '../index.js';
import { shopPages } from '../testing/navigation.js';

/** Holds back the parts that load after the page. */
const network = vi.hoisted(() => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const hold = async (part: () => Promise<object>) => {
    await answered;
    return part();
  };
  return { answer, hold };
});
vi.mock('../Select/SelectList.js', network.hold);
vi.mock('../HamburgerMenu/MenuDrawer.js', network.hold);

afterEach(cleanup);

test('a part that loads late opens if the focus has stayed, and does not take the focus from a user who has moved on', async () => {
  render(
    <>
      <HamburgerMenu items={shopPages} />
      <Select label="Size" items={[{ value: 's', label: 'Small' }]} />
      <Select label="Fit" items={[{ value: 'wide', label: 'Wide' }]} />
      <Input label="Email" />
    </>,
  );
  const [menu, size, fit] = [/Menu/, /Size/, /Fit/].map((name) => screen.getByRole('button', { name })) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const email = screen.getByLabelText('Email');
  for (const opener of [menu, size]) {
    await userEvent.click(opener);
    expect(opener.getAttribute('aria-expanded')).toBe('true');
    await userEvent.type(email, 'ada@');
    expect(opener.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(email);
  }
  await userEvent.click(fit);
  expect(document.activeElement).toBe(fit);
  await act(async () => network.answer());
  const list = await screen.findByRole('listbox');
  expect(list.contains(document.activeElement)).toBe(true);
  expect(list.textContent).toBe('Wide');
  expect(screen.queryByRole('dialog')).toBeNull();
});
