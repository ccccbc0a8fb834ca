import type { FileMessages } from './fileMessages.js';
import type { Message } from './internal/formatMessage.js';

/**
 * The texts of these components that a person reads or hears, without the ones of `fileMessages.ts`. For another language, pass the same keys to `MessagesProvider`, which client
 * components read. A context would add script to the components that have none: those (`Price`, `Alert`, `Pagination`, `Link`, `Spinner` …)
 * take their texts as props, with these as the defaults. `ProgressBar` has only a percentage as its text, in its `locale`.
 */
export const messages = {
  /** The label of a spinner, or of a button that is loading. */
  loading: 'Loading',
  /** After the text of a link that leaves the shop. */
  opensInNewTab: '(opens in a new tab)',
  /** The button that closes a drawer. */
  close: 'Close',
  /** After the label of a field that may stay empty. */
  optional: '(optional)',
  /** Announced after the label of checkboxes of which one must be ticked, and of a `Select`. Other controls announce it themselves. */
  required: '(required)',
  showPassword: 'Show password',
  clearSearch: 'Clear search',
  /** The text below a text area, and the announcement near its limit. */
  characterCount: '{count} of {max} characters',
  charactersLeft: '{count} characters left',
  /** A value that is out of stock: shown as a mark, read after its name. */
  soldOut: 'Sold out',
  /** The list of a combo box: its button, the announcement of its length, and the text of an empty list. */
  noOptions: 'Nothing found',
  /** The tags of the chosen options below a combo box. */
  chosen: 'Chosen',
  /** Announced after a tag was removed. */
  tagRemoved: '{label} was removed',
  /** The heading of a form's list of errors. */
  formError: 'There is a problem',
  formErrors: 'There are {count} problems',
  /** The two thumbs of a range, before its label. */
  rangeStart: 'Minimum',
  rangeEnd: 'Maximum',
  /** A rating, and each star that people can choose. */
  rating: '{value} of {max}',
  /** A form's errors for invalid fields. */
  valueMissing: '{label} is required',
  checkMissing: 'Please tick “{label}”',
  checkOneMissing: '{label}: tick at least one',
  invalidEmail: '{label}: write an address such as name@example.com',
  tooShort: '{label} needs at least {min} characters',
  otherInvalid: '{label}: {reason}',
  /** A form's errors for dates and times. */
  dateIncomplete: '{label}: fill in all parts',
  dateTooEarly: '{label}: {date} or later',
  dateTooLate: '{label}: {date} or earlier',
  dateUnavailable: '{label}: choose another date, this one is not available',
  rangeReversed: '{label}: the last day is before the first',
  /** The first link of a page. */
  skipToContent: 'Skip to content',
  /** Before a reduced price, and before the regular price. */
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  /** Announced for a range, whose dash a screen reader would skip. */
  priceRange: '{min} to {max}',
  priceUnknown: 'n/a',
  /** A price of zero. */
  priceFree: 'Free',
  /** Names a table without a caption, which the keys can scroll. */
  table: 'Table',
  /** The handle that changes the width of a column in a table, before the head of the column. */
  columnWidth: 'Width of column',
  /** The kind of an alert or a toast, before its text. */
  info: 'Note',
  success: 'Success',
  warning: 'Warning',
  error: 'Error',
  /** The landmark around the toasts, and the button that closes one. */
  notifications: 'Notifications',
  dismiss: 'Dismiss {label}',
  /** The button that enlarges a picture, how to move in it, and how large it is. */
  zoom: 'Zoom',
  zoomNamed: 'Zoom: {label}',
  zoomHelp: 'Arrow keys move the picture, plus and minus change its size, Escape ends',
  zoomLevel: 'Enlarged to {percent}',
  zoomEnded: 'Full picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** The count over a gallery of pictures alone, announced after each move, and its controls. */
  picturePosition: 'Picture {index} of {total}',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  choosePicture: 'Choose a picture',
  /** The landmarks around the breadcrumb of a page, and around the shop's menu. */
  breadcrumb: 'Breadcrumb',
  mainNavigation: 'Main',
  /** The button of the menu on narrow screens, and its heading. */
  menu: 'Menu',
  /** The button that opens a submenu, beside the link of its page. */
  submenu: 'Submenu of {label}',
  /** The landmark around the links to the pages of a list, and the links in it. */
  pagination: 'Pagination',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** After the label of a finished step. */
  stepDone: '(done)',
  /** The buttons of a calendar. */
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  /** Announced for a carousel and for each of its slides. */
  carousel: 'carousel',
  slide: 'slide',
  /** The row of slides, which scrolls. */
  slides: 'Slides',
  slidePosition: 'Slide {index} of {total}',
  slidesPosition: 'Slides {first} to {last} of {total}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  chooseSlide: 'Choose a slide',
};

/** The texts that contain a number. */
type Numbered = 'characterCount' | 'charactersLeft' | 'formErrors' | 'tooShort';

/** The texts above. Texts that contain a number may have plural forms; `I18nProvider` sets their language. */
export type SharedMessages = { [Name in keyof typeof messages]: Name extends Numbered ? Message : string };

/** All texts: the ones above, and the ones of a `DropZone`. */
export interface Messages extends SharedMessages, FileMessages {}
