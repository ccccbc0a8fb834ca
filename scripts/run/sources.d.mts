/** Aliases for Vite that lead from the packages' entry points to their sources: see sources.mjs. */
export const sources: { find: RegExp; replacement: string }[];
