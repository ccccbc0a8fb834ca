/** Every text of these components that a person reads or hears. Another language gives the same keys to `MessagesProvider`. */
export const messages = {
  /** What a spinner, or a button that is loading, says. */
  loading: 'Loading',
  /** After the text of a link that leaves the shop. */
  opensInNewTab: '(opens in a new tab)',
};

export type Messages = typeof messages;
