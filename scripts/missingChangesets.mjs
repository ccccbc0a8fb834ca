/** What a change to a package's published form is made of; tests, stories and their helpers stay at home. */
const published = /^packages\/([^/]+)\/(package\.json|README\.md|src\/)/;
const unpublished = /\.(test|stories|docs|example|arabic)\.|\/testing\//;

const changedPackages = (files) =>
  new Set(
    files
      .filter((file) => !unpublished.test(file))
      .map((file) => published.exec(file)?.[1])
      .filter(Boolean)
      .map((folder) => `@vitrine/${folder}`),
  );

/** The packages that a changeset names in its front matter. */
export const namedPackages = (text) =>
  [...(/^---\n(.*?)^---/ms.exec(text)?.[1] ?? '').matchAll(/^['"]?(@vitrine\/[\w-]+)['"]?:/gm)].map(([, name]) => name);

/**
 * The packages that have changed and that no changeset names. An empty changeset says that no change needs a release.
 * `files`: the paths that have changed; `changesets`: the texts of the changesets among them.
 */
export function missingChangesets(files, changesets) {
  const named = changesets.map(namedPackages);
  if (named.some((names) => names.length === 0)) return [];
  return [...changedPackages(files)].filter((name) => !named.flat().includes(name));
}
