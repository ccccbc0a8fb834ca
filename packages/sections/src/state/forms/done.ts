/** The result of a form, or the end of the session, as the name of the text for the next page. */
export type Done = (typeof allDone)[number];

const allDone = [
  'registered',
  'passwordChanged',
  'addressSaved',
  'addressDeleted',
  'sessionEnded',
  'signedOutEverywhere',
  'signedOutHere',
  'loginEnded',
] as const;

/** The result that a URL names; `undefined` if it names none. */
export const doneOf = (text: string | undefined): Done | undefined => allDone.find((done) => done === text);
