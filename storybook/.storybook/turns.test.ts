import { expect, test, vi } from 'vitest';
import { lineUp } from './turns.js';

test('one at a time, in the order of coming; who leaves early is passed over', () => {
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
