/** Returns an id that no other call returns: the prefix, the time and random base-36 text. Not for secrets. */
export const uniqueId = (prefix = ''): string => `${prefix}${Date.now()}${randomText()}`;

/** Eight characters from 0–9 and a–z. */
const randomText = (): string => Math.random().toString(36).slice(2, 10).padEnd(8, '0');
