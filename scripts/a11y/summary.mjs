/**
 * Counts of what `npm run a11y` has found.
 *
 * @param {import('../../storybook/.storybook/checks/audit.ts').Audited[]} stories one for each story and platform
 * @returns how many stories, visits (a story in a look on a platform) and violations there are, and these by rule, most first
 */
export function summaryOf(stories) {
  const rules = new Map();
  for (const { findings } of stories)
    for (const { engine, rule } of findings) {
      const key = `${engine}: ${rule}`;
      rules.set(key, (rules.get(key) ?? 0) + 1);
    }
  return {
    stories: new Set(stories.map(({ id }) => id)).size,
    visits: stories.reduce((sum, { looks }) => sum + looks.length, 0),
    violations: stories.reduce((sum, { findings }) => sum + findings.length, 0),
    rules: Object.fromEntries([...rules].sort(([, a], [, b]) => b - a)),
    excused: stories.filter(({ excused }) => excused).length,
  };
}
