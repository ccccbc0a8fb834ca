const plain = { brand: 'northlane', theme: 'light', direction: 'ltr', viewport: { width: 1280 } };

/** The modes in which Chromatic takes a picture of each story. Each differs from the first in one thing, so a changed picture shows its cause. */
export const modes = {
  plain,
  'second brand': { ...plain, brand: 'halyard' },
  dark: { ...plain, theme: 'dark' },
  'right to left': { ...plain, direction: 'rtl' },
  phone: { ...plain, viewport: { width: 390 } },
};
