// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { createTabs } from './tabs.js';

/** Opens a tab that keeps what the other one sends. */
function openTabs() {
  const name = crypto.randomUUID();
  const heard: string[] = [];
  const [shown, other] = [createTabs<string>(name), createTabs<string>(name)];
  shown.open((message) => heard.push(message));
  return { shown, other, heard };
}

it('a page that the shopper leaves has no open connection; shown again, it has one', async () => {
  const { shown, other, heard } = openTabs();
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  window.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalledOnce();
  shown.send('sent while it is hidden');

  window.dispatchEvent(new Event('pageshow'));
  other.open(() => {});
  other.send('welcome back');
  await vi.waitFor(() => expect(heard).toEqual(['welcome back']));
  shown.close();
  other.close();
});

it('stays closed once it was closed', () => {
  const { shown, other } = openTabs();
  shown.close();
  other.close();
  const send = vi.spyOn(BroadcastChannel.prototype, 'postMessage');
  window.dispatchEvent(new Event('pageshow'));
  shown.send('to nobody');
  expect(send).not.toHaveBeenCalled();
});
