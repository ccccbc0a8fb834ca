/**
 * Parameters for a page's states other than its first story. Axe checks them like every story. The looks of the checks are only
 * checked on the first story, and on the stories of the sections that make up the page.
 */
export const state = {
  checks: { looks: 'The page’s first story and the stories of its sections are checked in every look.' },
};

/** The platform does not answer this call. */
export const unanswered = (call: string) => ({
  faults: [{ match: { call }, fault: 'delay=600000' }],
  timeout: 600_000,
});

/** The platform answers this call in a shape that the shop cannot read. */
export const unreadable = (call: string) => ({ faults: [{ match: { call }, fault: 'shape' }] });
