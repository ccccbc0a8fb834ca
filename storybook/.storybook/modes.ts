const plain = { brand: 'northlane', theme: 'light', direction: 'ltr', viewport: { width: 1280 } };

/** What Chromatic takes a picture of each story in. Each mode differs from the first in one thing, so that a change says what it comes from. */
export const modes = {
  plain,
  'second brand': { ...plain, brand: 'halyard' },
  dark: { ...plain, theme: 'dark' },
  'right to left': { ...plain, direction: 'rtl' },
  phone: { ...plain, viewport: { width: 390 } },
};
