/** Maximum number of items in a page or in an array of an input. */
export const pageLimit = 250;

export const arrayTooLarge = (size: number): string =>
  `The input array size of ${size} is greater than the maximum allowed of ${pageLimit}.`;
