import { FORCE_REMOUNT, STORY_ARGS_UPDATED } from 'storybook/internal/core-events';
import { addons, mockChannel } from 'storybook/preview-api';
import { expect, test, vi } from 'vitest';
import { defaultFlavour } from '@vitrine/commerce';
import { delayToolbar, platformToolbar, defaultDelayFor, runAgain } from './toolbar.js';

test('spec §1: the toolbar offers three platforms, shopify_graphql by default', () => {
  const offered = platformToolbar.toolbar.items.map(({ value }) => value);
  expect(offered).toEqual(['shopify_graphql', 'shopify_rest', 'big_commerce']);
  expect(defaultFlavour).toBe('shopify_graphql');
});

test('spec §9: the toolbar sets the delay of the platform: a second, for human testers', () => {
  expect(delayToolbar.toolbar.items.map(({ value }) => value)).toContain(defaultDelayFor({ webdriver: false }));
  expect(defaultDelayFor({ webdriver: false })).toBe('1000');
  expect(defaultDelayFor({ webdriver: true })).toBe('0');
});

test('a control of a whole page runs its story again, and one of a component does not', async () => {
  const channel = mockChannel();
  addons.setChannel(channel);
  runAgain();
  const remounted = vi.fn();
  channel.on(FORCE_REMOUNT, remounted);
  channel.emit(STORY_ARGS_UPDATED, { storyId: 'actions-button--primary' });
  channel.emit(STORY_ARGS_UPDATED, { storyId: 'pages-product--default' });
  await vi.waitFor(() => expect(remounted).toHaveBeenCalled());
  expect(remounted.mock.calls).toEqual([[{ storyId: 'pages-product--default' }]]);
});
