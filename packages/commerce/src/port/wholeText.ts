import * as v from 'valibot';

/** A text from outside. Refuses a lone surrogate, which is half a character: no URL and no request to a platform can carry it. */
export const wholeText = v.pipe(v.string(), v.regex(/^\P{Surrogate}*$/u, 'Expected whole characters'));
