/** Returns how many criteria of WCAG 2.2 A and AA have each level, by the names of OpenACR: 'supports', 'not-evaluated'. */
export function countsOf(report: unknown): Record<string, number>;
