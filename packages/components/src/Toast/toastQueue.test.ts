import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toastQueue.js';

type Queue = ReturnType<typeof createToastQueue>;

const titles = ({ source }: Queue) => source.visibleToasts.map(({ content }) => content.title);

test('shows the newest up to its limit, and the others when there is room', () => {
  const queue = createToastQueue({ limit: 2 });
  const [, , third] = ['a', 'b', 'c'].map((title) => queue.add({ title }));
  expect(titles(queue)).toEqual(['c', 'b']);
  queue.close(third!);
  expect(titles(queue)).toEqual(['b', 'a']);
});

test('errors, toasts with an action and those with `timeout: null` stay; none leaves before it can be read', () => {
  const queue = createToastQueue({ limit: 9 });
  queue.add({ title: 'usual' });
  queue.add({ title: 'short', timeout: 1 });
  queue.add({ title: 'long', timeout: 20_000 });
  queue.add({ title: 'never', timeout: null });
  queue.add({ title: 'action', action: { label: 'Undo', onPress: () => {} } });
  queue.add({ title: 'error', tone: 'error' });
  const times = queue.source.visibleToasts.map(({ content, timeout }) => [content.title, timeout]);
  expect(times).toEqual([
    ['error', undefined],
    ['action', undefined],
    ['never', undefined],
    ['long', 20_000],
    ['short', 5000],
    ['usual', 6000],
  ]);
});

test('reports each closed toast once', async () => {
  const queue = createToastQueue({ limit: 1 });
  const shownThen: string[][] = [];
  const onClose = vi.fn(() => shownThen.push(titles(queue)));
  const id = queue.add({ title: 'a', onClose });
  queue.close(id);
  queue.close(id);
  await Promise.resolve();
  expect(shownThen).toEqual([[]]);
  for (const title of ['b', 'c', 'd']) queue.add({ title, onClose });
  queue.clear();
  expect(titles(queue)).toEqual([]);
  await Promise.resolve();
  expect(onClose).toHaveBeenCalledTimes(4);
});
