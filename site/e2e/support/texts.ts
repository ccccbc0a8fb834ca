/** What the shop says when something goes wrong, as shoppers read it. */
export const texts = {
  timeout: 'The shop took too long to answer. Please check your cart and try again.',
  network: 'The shop could not be reached. Check your connection and try again.',
  throttled: 'The shop is very busy right now. Please wait a moment and try again.',
  http: 'The shop has a problem on its side. Please try again in a moment.',
  shape: 'The shop gave an answer we could not read. Please try again in a moment.',
  errorTitle: 'This page could not be shown',
  tryAgain: 'Try again',
  backToStart: 'Back to the start page',
};
