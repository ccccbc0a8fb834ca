/** What a form has done, or that the session has ended, by the name of the text that says so on the next page. */
export type Done = (typeof allDone)[number];

const allDone = ['registered', 'passwordChanged', 'addressSaved', 'addressDeleted', 'sessionEnded'] as const;

/** What a text of an address says was done; `undefined` where it is none of these. */
export const doneOf = (text: string | undefined): Done | undefined => allDone.find((done) => done === text);
