import { describe, expect, it } from 'vitest';
import { createMemoryAttempts } from './attempts';

const limit = { most: 2, minutes: 15 };

describe('attempts', () => {
  let time = 0;
  const minute = 60_000;

  it('are allowed as often as the limit says, then when its minutes are over', async () => {
    const attempts = createMemoryAttempts(() => time);
    expect(await attempts.count('ada', limit)).toBe(0);
    time += 5 * minute;
    expect(await attempts.count('ada', limit)).toBe(0);
    expect(await attempts.count('ada', limit)).toBe(10 * minute);
    time += 10 * minute;
    expect(await attempts.count('ada', limit)).toBe(0);
  });

  it('of one are not those of another', async () => {
    const attempts = createMemoryAttempts(() => time);
    await attempts.count('ada', limit);
    await attempts.count('ada', limit);
    expect(await attempts.count('grace', limit)).toBe(0);
  });

  it('begin again once they are forgotten', async () => {
    const attempts = createMemoryAttempts(() => time);
    await attempts.count('ada', limit);
    await attempts.count('ada', limit);
    await attempts.forget('ada');
    expect(await attempts.count('ada', limit)).toBe(0);
  });
});
