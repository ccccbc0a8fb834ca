/** Every text of these components that a person reads or hears. Another language gives the same keys to `MessagesProvider`. */
export const messages = {
  /** What a spinner, or a button that is loading, says. */
  loading: 'Loading',
  /** After the text of a link that leaves the shop. */
  opensInNewTab: '(opens in a new tab)',
  /** The button that closes a drawer. */
  close: 'Close',
  /** What a screen reader calls a number input. */
  numberField: 'number field',
  increase: 'Increase {label}',
  decrease: 'Decrease {label}',
  /** The landmark around the links to the pages of a list, and the links in it. */
  pagination: 'Pagination',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** What a screen reader calls a carousel and each of its slides. */
  carousel: 'carousel',
  slide: 'slide',
  slidePosition: 'Slide {index} of {total}',
  slidesPosition: 'Slides {first} to {last} of {total}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  chooseSlide: 'Choose a slide',
};

export type Messages = typeof messages;
