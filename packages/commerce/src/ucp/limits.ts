/** Bytes of a request's body. A cart of 250 lines has less. */
export const largestBody = 64 * 1024;
