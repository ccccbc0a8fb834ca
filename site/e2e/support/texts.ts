/** The shop's messages for failures. */
export const texts = {
  throttled: 'Too many requests right now. Please wait a moment and try again.',
  http: 'The shop has a problem on its side. Please try again in a moment.',
  shape: 'The shop gave an answer we could not read. Please try again in a moment.',
  unconfirmed: 'The shop did not say whether this was added. Check your cart before you add it again.',
  soldOut: 'This is sold out.',
  aboveMaximum: 'This is more than one order may hold.',
  errorTitle: 'This page could not be shown',
  tryAgain: 'Try again',
  backToStart: 'Back to the start page',
};
