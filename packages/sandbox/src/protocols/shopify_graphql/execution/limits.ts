/** The most that one page or one array of an input may hold. */
export const pageLimit = 250;

export const arrayTooLarge = (size: number): string =>
  `The input array size of ${size} is greater than the maximum allowed of ${pageLimit}.`;
