/** Says in a sentence what is wrong with a seed file, and where. */
export class SeedError extends Error {}
