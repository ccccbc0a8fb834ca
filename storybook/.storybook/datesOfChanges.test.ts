import { expect, test } from 'vitest';
import { datesIn } from './datesOfChanges.js';

test('a note has the date of the last commit that changed it', () => {
  const log = '2026-05-04\n\n.changeset/search.md\n2026-05-02\n\n.changeset/menu.md\n.changeset/search.md';
  expect(datesIn(log)).toEqual({ 'search.md': '2026-05-04', 'menu.md': '2026-05-02' });
});
