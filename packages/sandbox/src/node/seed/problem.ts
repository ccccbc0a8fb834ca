/** A mistake in a seed file. The message is a sentence that names the mistake and its place. */
export class SeedError extends Error {}
