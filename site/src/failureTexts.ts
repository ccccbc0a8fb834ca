/** What a page says whose code threw. It uses nothing of the shop, which may be what failed. */
export const failureTexts = {
  title: 'This page could not be shown',
  text: 'Something went wrong on our side. Your cart is kept.',
  tryAgain: 'Try again',
  backToStart: 'Back to the start page',
};
