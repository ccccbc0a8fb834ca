/**
 * A page's first story goes through all checks of `.storybook/checks`. Its other states are of the same parts, each of which is checked in
 * its section's stories: here they are played, and looked at by people.
 */
export const state = { a11y: { test: 'todo' as const } };

/** No answer to this call. */
export const unanswered = (call: string) => ({
  faults: [{ match: { call }, fault: 'delay=600000' }],
  timeout: 600_000,
});

/** Answers to this call that nobody can read. */
export const unreadable = (call: string) => ({ faults: [{ match: { call }, fault: 'shape' }] });
