/** Aliases for Vite from the packages' entry points to their sources: see sources.mjs. */
export const sources: { find: RegExp; replacement: string }[];
