import { describe, expect, it } from 'vitest';
import { createMemoryAttempts } from './attempts';

const limit = { most: 2, minutes: 15 };

describe('attempts', () => {
  let time = 1;
  const minute = 60_000;

  it('are allowed up to the limit, then again after its minutes', async () => {
    const attempts = createMemoryAttempts(() => time);
    expect(await attempts.count('ada', limit)).toBe(0);
    time += 5 * minute;
    expect(await attempts.count('ada', limit)).toBe(0);
    expect(await attempts.count('ada', limit)).toBe(10 * minute);
    time += 10 * minute;
    for (let count = 0; count < limit.most; count++) expect(await attempts.count('ada', limit)).toBe(0);
    expect(await attempts.count('ada', limit)).toBe(15 * minute);
  });

  it('of two visitors are separate', async () => {
    const attempts = createMemoryAttempts(() => time);
    await attempts.count('ada', limit);
    await attempts.count('ada', limit);
    expect(await attempts.count('grace', limit)).toBe(0);
  });

  it('begin again after they are cleared', async () => {
    const attempts = createMemoryAttempts(() => time);
    await attempts.count('ada', limit);
    await attempts.count('ada', limit);
    await attempts.forget('ada');
    expect(await attempts.count('ada', limit)).toBe(0);
  });

  it('count one less after one is taken back, in the same minutes', async () => {
    const attempts = createMemoryAttempts(() => time);
    await attempts.count('ada', limit);
    time += 5 * minute;
    await attempts.count('ada', limit);
    await attempts.takeBack('ada');
    expect(await attempts.count('ada', limit)).toBe(0);
    expect(await attempts.count('ada', limit)).toBe(10 * minute);
  });
});
