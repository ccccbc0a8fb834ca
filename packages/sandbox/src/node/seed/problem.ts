/** What is wrong with a seed file, and where: a sentence for whoever wrote it. */
export class SeedError extends Error {}
