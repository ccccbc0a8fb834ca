/** The packages that a changeset names in its front matter: '@vitrine/components'. */
export function namedPackages(text: string): string[];
export function missingChangesets(files: readonly string[], changesets: readonly string[]): string[];
