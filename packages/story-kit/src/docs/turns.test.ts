import { expect, test, vi } from 'vitest';
import { lineUp } from './turns.js';

test('one at a time, in order; a task that is cancelled early is skipped', () => {
  const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
  const leaveFirst = lineUp(first);
  const leaveSecond = lineUp(second);
  const leaveThird = lineUp(third);
  expect(first).toHaveBeenCalledOnce();

  leaveSecond();
  leaveSecond();
  expect(third).not.toHaveBeenCalled();

  leaveFirst();
  expect(second).not.toHaveBeenCalled();
  expect(third).toHaveBeenCalledOnce();
  leaveThird();
});
