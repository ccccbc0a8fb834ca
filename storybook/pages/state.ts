/**
 * Of a page's state that is not its first story: axe looks at it as at every story, but the looks of `.storybook/checks` are left to
 * that first story and to those of the sections, each of which is a part of it.
 */
export const state = {
  checks: { looks: 'The page’s first story, and those of its sections, are checked in every look.' },
};

/** No answer to this call. */
export const unanswered = (call: string) => ({
  faults: [{ match: { call }, fault: 'delay=600000' }],
  timeout: 600_000,
});

/** Answers to this call that nobody can read. */
export const unreadable = (call: string) => ({ faults: [{ match: { call }, fault: 'shape' }] });
