/** The versions of the protocol that are served, the current one first. */
export const versions = ['2026-08-25', '2026-04-08'] as const;

export type Version = (typeof versions)[number];

export const currentVersion: Version = versions[0];

export const isVersion = (text: string): text is Version => (versions as readonly string[]).includes(text);
