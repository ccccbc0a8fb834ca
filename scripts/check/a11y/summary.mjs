/**
 * Counts the results of `npm run a11y`.
 *
 * @param {import('../../../packages/story-checks/src/audit.ts').Audited[]} stories one for each story and platform
 * @returns the numbers of stories, visits (a story in a look on a platform) and violations, and the violations by rule, most frequent first
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

/**
 * Returns the data for the catalogue's matrix of sections and pages: for each story and platform, the number of looks without violations
 * and the number of all looks.
 *
 * @param {import('../../../packages/story-checks/src/audit.ts').Audited[]} stories
 * @param {import('../../../storybook/docs/states.ts').Results} before earlier results, which stay for stories and platforms that are not among `stories`
 * @returns {import('../../../storybook/docs/states.ts').Results}
 */
export function resultsOf(stories, before = {}) {
  const results = { ...before };
  for (const {
    id,
    title,
    toolbar: { platform },
    looks,
    findings,
  } of stories) {
    if (!/^(Sections|Pages)\//.test(title) || looks.length === 0) continue;
    const faulty = new Set(findings.map(({ look }) => look));
    results[id] = { ...results[id], [platform]: [looks.filter((look) => !faulty.has(look)).length, looks.length] };
  }
  return results;
}
