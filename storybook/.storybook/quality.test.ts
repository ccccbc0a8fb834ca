import { expect, it } from 'vitest';
import { quality } from './quality.js';

it('reads every group of figures from the files of the repository', () => {
  const { lighthouse, visits, size, matrix, speech, journeys, audit } = quality();
  expect(lighthouse.goal).toBeGreaterThan(0);
  for (const { command, source } of [lighthouse, visits, size, matrix, speech, journeys, audit])
    expect([command, source]).not.toContain('');
  for (const rows of [lighthouse.scores, visits.visits, size.parts, speech.spoken, journeys.journeys, audit.audits])
    expect(rows).not.toEqual([]);
});
